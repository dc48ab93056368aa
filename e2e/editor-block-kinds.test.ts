import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { placeBlock, type BlockToOpen } from './setup/open-block.ts';
import { idOf, buildPage, openBrowserAt, openCanvasOf } from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'editor-block-kinds', title: 'Halyard' });
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

/** One of each kind, by its code. */
const kinds: readonly BlockToOpen[] = [
  { type: 2, value: { html: '<p>Words</p>' } },
  { type: 44, value: { text: '# Words' } },
  { type: 31, value: { quote: 'Paper remembers.' } },
  { type: 53, value: { text: 'More', url: '/' } },
  {
    type: 5,
    value: { design: 'card', title: 'Title', caption: '<p>Words</p>', button: { text: 'a', url: '/' } },
  },
  { type: 8, value: { options: { design: 'slideshow', autoplay: true, thumbnails: true }, items: [] } },
  { type: 32, value: {} },
  { type: 41, value: {} },
  { type: 60, value: { tracks: [{ id: 'a', title: 'First' }] } },
  { type: 22, value: {} },
  { type: 4, value: { location: { mapLat: 1, mapLng: 2 } } },
  { type: 47, value: {} },
  { type: 21, value: {} },
  { type: 69, value: { items: [{ id: 'a', title: 'One' }] } },
  { type: 18, value: { text: 'Lunch\n====\n\nSoups\n----\n\nOnion soup\nwith bread\n$6' } },
  { type: 62, value: { type: 'bar', labels: ['a'], series: [{ name: 'b', values: [1] }] } },
  { type: 26, value: {} },
  { type: 59, value: {} },
  { type: 61, value: { groupBy: 'month' } },
  { type: 14, value: { source: 'tag' } },
  { type: 27, value: {} },
  { type: 33, value: {} },
  { type: 54, value: { accounts: [{ serviceName: 'Instagram', profileUrl: 'https://example.com' }] } },
  { type: 55, value: { design: 'grid' } },
  { type: 49, value: {} },
  { type: 13, value: { url: '/' } },
  { type: 6, value: { text: 'Words' } },
  { type: 25, value: {} },
  { type: 24, value: { venue: 'A place' } },
  { type: 70, value: { items: ['One', 'Two'] } },
  { type: 3, value: {} },
  {
    type: 1337,
    definitionName: 'website.components.shape',
    value: { shape: 'pill', backgroundColor: '#336699' },
  },
  { type: 9999, value: { anything: true } },
];

/** Between them they show every control. */
const manyControls: ReadonlySet<number> = new Set([5, 8, 32, 4, 69, 62, 55, 24]);
const shown = {
  light: kinds,
  dark: kinds.filter(({ type }) => manyControls.has(type)),
} as const;

describe('[EDT-16 (rule)] every kind of block has settings that everybody can use', () => {
  it.each(['light', 'dark'] as const)('%s', async (colorScheme) => {
    const options = { colorScheme, viewport: { width: 1440, height: 1200 } };
    const page = await openBrowserAt(site, signedIn, options);
    const blocks = shown[colorScheme].map((block, index) =>
      placeBlock(block, { number: 100 + index, row: index + 1 }),
    );
    const sections = [{ id: idOf(1), theme: 'paper', blocks }];
    const { outline } = await openCanvasOf(
      page,
      await buildPage(page, { title: `In ${colorScheme}`, sections }),
    );
    const panel = page.getByRole('complementary', { name: 'Settings' });
    for (const [index, { type }] of shown[colorScheme].entries()) {
      const row = outline.getByRole('row', { level: 2 }).nth(index);
      await row.click();
      // Until then the settings are those of the one before.
      await expect.poll(() => row.getAttribute('aria-selected')).toBe('true');
      await panel.getByRole('button', { name: 'Position', exact: true }).waitFor();
      expect([type, await findViolations(page, { within: '[aria-label=Settings]' })]).toEqual([type, []]);
      await takeScreenshot(page, `blocks-${type}-${colorScheme}`);
    }
  });
});
