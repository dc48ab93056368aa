import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { findScreenViolations } from './setup/find-violations.ts';
import { openBrowserAt } from './setup/open-canvas.ts';
import { openFolder } from './setup/sites/open-folder.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const POSTS = 20;
const longText = `<p>${'Ink dries slowly on wet paper. '.repeat(1000)}</p>`;

const region = `<!doctype html><html lang="en"><head><link rel="icon" href="data:,">{squarespace-headers}</head>
<body><main>{squarespace.main-content}</main>{squarespace-footers}</body></html>`;

const posts = Array.from({ length: POSTS }, (_, at) => [
  `items/journal/post-${at}.json`,
  {
    id: `69158c00${String(at).padStart(16, '0')}`,
    recordType: 1,
    status: 'published',
    publishOn: 1_767_171_600_000 - at,
    title: `Post ${at}`,
    body: longText,
  },
]);

/** A list that prints whole posts. */
const site = await openFolder('page-costs', {
  'site.json': {
    identifier: 'page-costs',
    title: 'Long Letters',
    timeZone: 'Europe/Berlin',
    language: 'en-GB',
  },
  'collections/journal.json': { title: 'Journal', type: 1, typeName: 'blog', ordering: 'chronological' },
  ...Object.fromEntries(posts),
  'navigation.json': { mainNav: [{ collectionId: 'journal' }] },
  'template/template.conf': '{"layouts": {"default": {"regions": ["site"]}}}',
  'template/site.region': region,
  'template/collections/blog.conf': JSON.stringify({ title: 'Blog', ordering: 'chronological' }),
  'template/collections/blog.list': '{.repeated section items}<article>{body}</article>{.end}',
  'template/collections/blog.item': '{.section item}<article>{body}</article>{.end}',
});
const ownerOrigin = `http://localhost:${inject('program').port}`;
let signedIn: Cookies;

beforeAll(async () => {
  const here = await signInTo(site);
  const there = await signInTo({ ...site, origin: ownerOrigin });
  signedIn = { cookies: [...here.cookies, ...there.cookies], origins: [] };
});

const widths = [1440, 768, 390];

const lookAt = async (page: Page, name: string): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await takeScreenshot(page, `${name}-${width}-${colorScheme}`);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
};

const open = (options: BrowserContextOptions = {}): Promise<Page> => openBrowserAt(site, signedIn, options);

it('the owner finds the large page with its cost and a hint what to do', async () => {
  const page = await open();
  await page.goto('/journal/post-0');
  await page.goto('/journal');
  await page.goto('/config/settings/general');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Performance' }).click();
  const found = page.getByRole('list', { name: 'Pages to look at' });
  const row = found
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: '/journal', exact: true }) });
  await row.getByText('Large page').waitFor();
  const text = await row.innerText();
  expect(text).toMatch(/6\d\d kB of HTML for 20 items: show fewer items per page/);
  expect(text).toMatch(/Items\s+20/);
  const others = page.getByRole('list', { name: 'Other pages' });
  expect(await others.getByRole('link', { name: '/journal/post-0', exact: true }).count()).toBe(1);
  expect(await findScreenViolations(page)).toEqual([]);
  await lookAt(page, 'performance');
});

it('the administrator sees which site takes how much, sorted by any column', async () => {
  const page = await open();
  await page.goto(`${ownerOrigin}/config/sites`);
  await page.getByRole('link', { name: 'Load', exact: true }).click();
  const table = page.getByRole('table', { name: 'Load by site' });
  const row = table.getByRole('row', { name: /page-costs/ });
  await row.waitFor();
  await table.getByRole('button', { name: 'Site' }).click();
  await table
    .getByRole('columnheader', { name: 'Site', exact: true })
    .and(page.locator('[aria-sort=ascending]'))
    .waitFor();
  const names = await table.locator('tbody .records-name').allInnerTexts();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  expect(names.length).toBeGreaterThan(1);
  await page.getByRole('radio', { name: 'Last 24 hours' }).click();
  await row.waitFor();
  expect(await table.locator('[aria-sort=ascending]').innerText()).toBe('Site');
  await page
    .getByRole('table', { name: 'Load by area' })
    .getByRole('row', { name: /^Pages/ })
    .waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await lookAt(page, 'load');
});
