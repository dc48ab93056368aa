import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findScreenViolations } from './setup/find-violations.ts';
import { callApi } from './setup/call-api.ts';
import {
  isSaved,
  blockAt,
  blockOf,
  idOf,
  openBrowserAt,
  openCanvas,
  twoSections,
} from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { runCommandLine } from './setup/program/program.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'canvas-screens', title: 'Halyard' });
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

describe('nothing of the page runs or leads away in the editor', () => {
  const payloads = [
    '<script>parent.ran = 1; window.ran = 1</script>',
    '<img src="x" onerror="parent.ran = 2">',
    '<svg onload="parent.ran = 3"></svg>',
    '<iframe src="/" onload="parent.ran = 4"></iframe>',
    '<iframe srcdoc="<script>top.ran = 5</script>"></iframe>',
    '<a id="away" href="/">Away</a><object data="/"></object><embed src="/">',
    '<meta http-equiv="refresh" content="0;url=/">',
    '<form action="/" target="_top"><button id="send">Send</button></form>',
  ];

  it('[F23] not even what the server prints anew after a command', async () => {
    const blocks = payloads.map((source, index) =>
      blockOf(31 + index, {
        type: 23,
        value: { source, mode: 'html' },
        cell: [1, 25, 1 + 2 * index, 3 + 2 * index],
      }),
    );
    const sections = [{ id: idOf(1), theme: 'paper', blocks }];
    const canvas = await openCanvas(site, { signedIn, wish: { title: 'Payload', sections } });
    const { page, frame } = canvas;
    await expect.poll(() => frame.locator('[data-edit-kind="code"]').count()).toBe(payloads.length);
    for (const index of payloads.keys()) {
      await blockAt(canvas, 31 + index).click();
      await page.getByRole('button', { name: 'Duplicate Code', exact: true }).click();
      await expect
        .poll(() => frame.locator('[data-edit-kind="code"]').count())
        .toBe(payloads.length + index + 1);
    }
    await isSaved(canvas);
    const ran = (): number | undefined => (window as unknown as { ran?: number }).ran;
    expect(await page.evaluate(ran)).toBeUndefined();
    expect(await frame.locator('html').evaluate(ran)).toBeUndefined();
    expect(await frame.locator('iframe, object, embed').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/config/pages/edit');
  });
});

it('a role that may only look sees the page and cannot change it', async () => {
  const person = { email: 'looker@example.com', password: 'a walk along the harbour' };
  const parameters = ['--site', 'canvas-screens', '--role', 'viewer', '--password', person.password];
  await runCommandLine(inject('program'), ['user', 'add', person.email, ...parameters]);
  const page = await openBrowserAt(site, await signInTo(site, person));
  await page.goto('/config/pages/edit?at=/');
  await page.getByText('Your role can view this page, but not edit it.').waitFor();
  await page.frameLocator('.canvas-stage iframe').locator('body').waitFor();
  expect(await page.getByRole('button', { name: 'Add' }).count()).toBe(0);
  const refused = callApi(page, '/api/documents/commands', { method: 'POST', body: {} });
  await expect(refused).rejects.toThrow(/answered 403/);
  await page.goto('/config/design');
  await page.getByText('You do not have access').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  await page.goto('/config/pages?at=/');
  await page.getByRole('link', { name: 'Open page' }).waitFor();
  expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
});

// The theme changes colours and the width changes places, so not every pair has to be looked at.
it.each([
  [1440, ['light', 'dark']],
  [768, ['light']],
  [390, ['dark']],
] as const)('the canvas has no accessibility fault at %i pixels', async (width, themes) => {
  const wish = { title: `Look ${width}`, sections: twoSections };
  const canvas = await openCanvas(site, { signedIn, wish, options: { viewport: { width, height: 900 } } });
  await canvas.blocks.first().waitFor();
  const { page } = canvas;
  const check = async (name: string): Promise<void> => {
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await takeScreenshot(page, `canvas-${name}-${colorScheme}-${width}`);
      expect(await findScreenViolations(page), `${name} ${colorScheme}`).toEqual([]);
    }
  };
  await check('page');
  await blockAt(canvas, 11).click();
  await page.getByRole('button', { name: 'Duplicate Text', exact: true }).waitFor();
  await check('block');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog', { name: 'Add a block' }).waitFor();
  await check('insert');
});
