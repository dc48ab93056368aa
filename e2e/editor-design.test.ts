import type { FrameLocator, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findScreenViolations } from './setup/find-violations.ts';
import { callApi } from './setup/call-api.ts';
import { isSaved, openBrowserAt, openCanvas, twoSections } from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'editor-design', title: 'Halyard' });
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

interface OpenedDesign {
  readonly page: Page;
  readonly frame: FrameLocator;
  readonly body: Locator;
}

const openDesign = async (options: Parameters<typeof openBrowserAt>[2] = {}): Promise<OpenedDesign> => {
  const page = await openBrowserAt(site, signedIn, options);
  await page.goto('/config/design');
  const frame = page.frameLocator('.design-stage iframe');
  await page
    .getByRole('button', { name: /^Background / })
    .first()
    .waitFor();
  await frame.locator('main').waitFor();
  return { page, frame, body: frame.locator('body') };
};

const styleOf = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const ground = (locator: Locator): Promise<string> => styleOf(locator, 'background-color');

/** What visitors see, past every cache of the browser. */
const visitorsGround = async (): Promise<string> => {
  const { page } = site;
  await page.goto(`/?at=${Date.now()}`);
  return ground(page.locator('body'));
};

const typeHex = async ({ page }: OpenedDesign, field: RegExp, hex: string): Promise<void> => {
  await page.getByRole('button', { name: field }).first().click();
  const input = page.getByRole('textbox', { name: 'Hex' });
  await input.fill(hex);
  await input.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const PAPER = 'rgb(253, 252, 250)';

describe('the style editor', () => {
  it('[EDT-14] shows a colour at once, undoes it, keeps it, and shows it to visitors when it is published', async () => {
    const design = await openDesign();
    const { page, body } = design;
    await expect.poll(() => ground(body)).toBe(PAPER);

    await typeHex(design, /^Background #fdfcfa/, '#ffe4c4');
    await expect.poll(() => ground(body)).toBe('rgb(255, 228, 196)');
    await isSaved(design);
    expect(await visitorsGround()).toBe(PAPER);

    await page.getByRole('button', { name: 'Undo: Change Background' }).click();
    await expect.poll(() => ground(body)).toBe(PAPER);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => ground(body)).toBe('rgb(255, 228, 196)');
    await isSaved(design);

    await page.reload();
    await page.getByRole('button', { name: /^Background #ffe4c4/ }).waitFor();
    await expect.poll(() => ground(body)).toBe('rgb(255, 228, 196)');
    expect(await visitorsGround()).toBe(PAPER);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Published', exact: true }).waitFor();
    await expect.poll(visitorsGround).toBe('rgb(255, 228, 196)');

    await page.getByRole('button', { name: 'Reset Background' }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /^Background #/ })
      .and(page.locator(':focus'))
      .waitFor();
    await expect.poll(() => ground(body)).toBe(PAPER);
    await isSaved(design);
  });

  it('[EDT-06] takes a colour by keyboard alone, warns of low contrast and says what is out of bounds', async () => {
    const design = await openDesign();
    const { page, frame } = design;
    await page
      .getByRole('button', { name: /^Text #/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const picker = page.getByRole('dialog', { name: 'Text' });
    await picker.getByRole('radio', { name: 'HSL' }).focus();
    await page.keyboard.press('Space');
    await picker.getByRole('textbox', { name: 'Hue °' }).fill('400');
    await expect.poll(() => picker.getByRole('alert').textContent()).toBe('Hue out of bounds.');
    await picker.getByRole('textbox', { name: 'Hue °' }).fill('');
    await expect.poll(() => picker.getByRole('alert').textContent()).toBe('Missing an H/S/L value.');
    await picker.getByRole('textbox', { name: 'Hue °' }).fill('10');
    await picker.getByRole('textbox', { name: 'Lightness %' }).fill('80');
    await expect
      .poll(() => picker.locator('.contrast').textContent())
      .toMatch(/^Background: Contrast is 1\.\d:1\. Text needs at least 4\.5:1 to be readable\.$/);
    await picker.getByRole('textbox', { name: 'Lightness %' }).fill('20');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => picker.locator('.contrast').textContent())
      .toMatch(/^Contrast with Background is/);
    expect(await picker.getByLabel(/Color/).count()).toBe(0);
    await picker.getByRole('slider', { name: 'Hue' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await picker.waitFor({ state: 'detached' });
    await isSaved(design);
    await expect.poll(() => styleOf(frame.locator('body'), 'color')).not.toBe('rgb(27, 26, 24)');
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect.poll(() => styleOf(frame.locator('body'), 'color')).toBe('rgb(27, 26, 24)');
    await isSaved(design);
  });

  it('[EDT-14] sets all sizes of text by one scale, and each by itself', async () => {
    const design = await openDesign();
    const { page, frame } = design;
    const title = frame.locator('h1');
    const before = Number.parseFloat(await styleOf(title, 'font-size'));
    await page.getByRole('button', { name: 'Type scale', exact: true }).click();
    await page.getByRole('button', { name: /Scale$/ }).click();
    await page.getByRole('option', { name: /Golden ratio/ }).click();
    await expect
      .poll(async () => Number.parseFloat(await styleOf(title, 'font-size')))
      .toBeGreaterThan(before);
    await isSaved(design);
    await page.getByRole('button', { name: 'Undo: Change type scale' }).click();
    await expect.poll(async () => Number.parseFloat(await styleOf(title, 'font-size'))).toBe(before);

    const words = frame.locator('main');
    const field = page.getByRole('textbox', { name: 'Text', exact: true });
    await field.fill('40');
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toBe('Choose a value from 0.8 to 1.5 rem.');
    await field.fill('1.25');
    await field.press('Enter');
    await expect.poll(() => styleOf(words, 'font-size')).toBe('20px');
    await page.getByRole('slider', { name: 'Text', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => styleOf(words, 'font-size')).toBe('20.8px');
    await page.keyboard.press('Control+z');
    await expect.poll(() => styleOf(words, 'font-size')).toBe('20px');
    await page.getByRole('button', { name: 'Reset Text' }).click();
    await expect.poll(() => styleOf(words, 'font-size')).toBe('17px');
    await isSaved(design);
  });

  it('[EDT-05] chooses a font, which the page and then visitors load from the site', async () => {
    const design = await openDesign();
    const { page, frame } = design;
    await page.getByRole('button', { name: /^Headings / }).click();
    const browser = page.getByRole('dialog', { name: 'Font for Headings' });
    await browser.getByRole('searchbox', { name: 'Search fonts' }).fill('roboto slab');
    await browser.getByRole('option', { name: /^Roboto Slab / }).click();
    await browser.waitFor({ state: 'detached' });
    await expect.poll(() => styleOf(frame.locator('h1'), 'font-family')).toContain('Roboto Slab');

    // A list in which something is chosen already is another one.
    await page.getByRole('button', { name: /^Headings / }).click();
    await browser.getByRole('searchbox', { name: 'Search fonts' }).fill('lora');
    const row = browser.getByRole('option', { name: /^Lora / });
    await row.waitFor();
    await expect
      .poll(() => row.locator('.font-sample').evaluate((sample: HTMLElement) => sample.style.fontFamily))
      .toContain('preview lora');
    await takeScreenshot(page, 'fonts');
    await row.click();
    await browser.waitFor({ state: 'detached' });
    await expect.poll(() => styleOf(frame.locator('h1'), 'font-family')).toContain('Lora');
    await expect
      .poll(() => frame.locator('h1').evaluate(() => document.fonts.check("16px 'Lora'")))
      .toBe(true);
    await isSaved(design);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Published', exact: true }).waitFor();
    const fonts: string[] = [];
    site.page.on('response', (response) => {
      if (response.url().includes('/-/fonts/')) fonts.push(new URL(response.url()).pathname);
    });
    await expect
      .poll(async () => {
        await site.page.goto(`/?at=${Date.now()}`);
        return fonts;
      })
      .toContainEqual(expect.stringMatching(/^\/-\/fonts\/lora\/.*latin-wght-normal\.woff2$/));
  });

  it('[EDT-05] has categories, the fonts in the style guide, and a field for a Typekit kit, and says that it is offline', async () => {
    const { page } = await openDesign();
    await page.getByRole('button', { name: /^Headings / }).click();
    const browser = page.getByRole('dialog', { name: 'Font for Headings' });
    await browser.getByText('The font library cannot be reached').waitFor();
    await browser.getByRole('button', { name: /Category$/ }).click();
    expect(await page.getByRole('option').allTextContents()).toEqual(
      expect.arrayContaining(['Sans Serif', 'Serif', 'Display', 'Script', 'Slab Serif', 'Mono', 'Other']),
    );
    await page.getByRole('option', { name: 'Mono', exact: true }).click();
    await browser.getByRole('searchbox').fill('jetbrains');
    await browser.getByRole('option', { name: 'JetBrains Mono' }).waitFor();
    await browser.getByRole('searchbox').fill('lora');
    await browser.getByText('No results found').waitFor();
    await browser.getByRole('radio', { name: 'Fonts in Style Guide' }).click();
    await browser.getByRole('option', { name: /^Lora / }).waitFor();
    await browser.getByRole('radio', { name: 'Typekit Kit' }).click();
    await browser.getByRole('textbox', { name: 'Typekit Kit' }).fill('no kit!');
    await browser.getByRole('button', { name: 'Add kit' }).click();
    await browser.getByText('A kit id has letters and digits only, such as abc1def.').waitFor();
  });

  it('[EDT-05] says that fonts cannot be loaded, and which preview', async () => {
    const { page } = await openDesign();
    await page.route('**/api/fonts', (route) => route.abort());
    await page.getByRole('button', { name: /^Headings / }).click();
    const browser = page.getByRole('dialog', { name: 'Font for Headings' });
    await browser.getByText('Unable to load fonts').waitFor();
    await page.unroute('**/api/fonts');
    await page.route('**/api/fonts/*/preview', (route) => route.abort());
    await browser.getByRole('button', { name: 'Try again' }).click();
    await browser.getByRole('searchbox').fill('figtree');
    const row = browser.getByRole('option', { name: 'Figtree' });
    await expect.poll(() => row.textContent()).toContain('Unable to load preview for Figtree');
  });

  it('[EDT-14] gives a section and a block a look of their own, above that of the site', async () => {
    const { page, frame, saved } = await openCanvas(site, {
      signedIn,
      wish: { title: 'Custom styles', sections: twoSections },
    });
    const section = frame.locator('[data-edit-section]').first();
    const before = await ground(section);
    await section.click({ position: { x: 4, y: 4 } });
    await page.getByRole('button', { name: 'Custom styles', exact: true }).click();
    const background = page.getByRole('button', { name: /^Background / });
    await background.click();
    await page.getByRole('textbox', { name: 'Hex' }).fill('#102030');
    await expect.poll(() => ground(section)).toBe('rgb(16, 32, 48)');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const stored = async (): Promise<string> =>
      JSON.stringify(await callApi(page, `/api/documents/collection/${saved.id}`));
    await expect.poll(stored).toContain('"styles":{"--sw-paper":"#102030"}');
    await page.getByRole('button', { name: 'Reset Background' }).click();
    await expect.poll(() => ground(section)).toBe(before);
  });
});

describe('the screens of the style editor', () => {
  const looks = [
    { name: 'a desk', themes: ['light', 'dark'], viewport: { width: 1280, height: 720 } },
    { name: 'a phone', themes: ['light'], viewport: { width: 390, height: 844 } },
  ] as const;

  it.each(looks)('have nothing for axe to find on $name', async ({ name, themes, viewport }) => {
    const { page } = await openDesign({ viewport });
    const check = async (part: string) => {
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        await takeScreenshot(page, `design-${part}-${name.slice(2)}-${colorScheme}`);
        expect(await findScreenViolations(page), `${part} ${colorScheme}`).toEqual([]);
      }
    };
    for (const group of ['Type scale', 'Spacing', 'Buttons', 'Forms', 'Cart pill'])
      await page.getByRole('button', { name: group, exact: true }).click();
    await check('all');
    await page
      .getByRole('button', { name: /^Background / })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Hex' }).waitFor();
    await check('colour');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^Headings / })
      .first()
      .click();
    await page.getByRole('searchbox', { name: 'Search fonts' }).fill('o');
    await page.getByRole('option').first().waitFor();
    await check('fonts');
  });
});
