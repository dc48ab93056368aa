import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { openBlock, panelOf } from './setup/open-block.ts';
import {
  idOf,
  isSaved,
  openBrowserAt,
  openCanvas,
  twoSections,
  type SavedPage,
} from './setup/open-canvas.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openSite } from './setup/sites/open-site.ts';

const site = await openSite({ name: 'editor-empty', title: 'Blank' });
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

const open = (title: string, sections: unknown = []) =>
  openCanvas(site, { signedIn, wish: { title, sections } });

type Canvas = Awaited<ReturnType<typeof open>>;

const sectionCount = async ({ stored }: Canvas): Promise<number> =>
  ((await stored()) as { sections: unknown[] }).sections.length;

const buttonOnPage = ({ page }: Canvas) =>
  page.locator('.canvas-viewport').getByRole('button', { name: 'Add a section' });

describe('a page without sections', () => {
  it('gets its first section by a click on the page, and the next keys are about it', async () => {
    const canvas = await open('Empty by mouse');
    const { page, frame } = canvas;
    await buttonOnPage(canvas).click();
    await frame.locator('[data-edit-section]').waitFor();
    await page.getByRole('complementary', { name: 'Settings' }).getByText('Theme').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    await page.keyboard.press('Insert');
    await page.getByRole('dialog', { name: 'Add a block' }).waitFor();
    await isSaved(canvas);
    expect(await sectionCount(canvas)).toBe(1);
  });

  it('gets it by keys on the page', async () => {
    const canvas = await open('Empty by keys');
    await buttonOnPage(canvas).focus();
    await canvas.page.keyboard.press('Enter');
    await canvas.frame.locator('[data-edit-section]').waitFor();
    expect(await canvas.page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    await isSaved(canvas);
    expect(await sectionCount(canvas)).toBe(1);
  });

  it('gets it in the outline, where the focus goes to its row', async () => {
    const canvas = await open('Empty in the outline');
    const outline = canvas.page.getByRole('navigation', { name: 'Outline' });
    await outline.getByRole('button', { name: 'Add a section' }).focus();
    await canvas.page.keyboard.press('Enter');
    await canvas.frame.locator('[data-edit-section]').waitFor();
    await expect
      .poll(() => canvas.page.evaluate(() => document.activeElement?.getAttribute('role')))
      .toBe('row');
    await isSaved(canvas);
    expect(await sectionCount(canvas)).toBe(1);
  });

  it('offers the button again once its last section is deleted', async () => {
    const canvas = await open('Emptied', [twoSections[0]]);
    await canvas.frame.locator(`[data-edit-section="${idOf(1)}"]`).waitFor();
    await canvas.outline.getByRole('row', { level: 1 }).filter({ hasText: 'Opening' }).click();
    await canvas.page.keyboard.press('Delete');
    await buttonOnPage(canvas).click();
    await expect.poll(() => canvas.frame.locator('[data-edit-section]').count()).toBe(1);
    await isSaved(canvas);
    expect(await sectionCount(canvas)).toBe(1);
  });
});

describe('a site without files and products', () => {
  it('has a picker that says so and offers an upload, and speaks of the search only once there is one', async () => {
    const canvas = await openBlock({ type: 5, value: { design: 'inline' } }, { site, signedIn });
    await panelOf(canvas).getByRole('button', { name: 'Choose an image' }).click();
    const picker = canvas.page.getByRole('dialog', { name: 'Choose an image' });
    await picker.getByRole('heading', { name: 'No pictures yet' }).waitFor();
    expect(await picker.getByText('No results found').count()).toBe(0);
    expect(await picker.locator('.empty').getByRole('button', { name: 'Upload file' }).count()).toBe(1);
    await picker.getByRole('searchbox', { name: 'Search files' }).fill('harbour');
    await picker.getByText('No results found').waitFor();
  });

  it('says on a products page how products are added', async () => {
    const page = await openBrowserAt(site, signedIn);
    const body = { kind: 'products', title: 'Wares' };
    const { id } = await callApi<SavedPage>(page, '/api/pages', { method: 'POST', body });
    await page.goto(`/config/pages/items?of=${id}`);
    await page.getByRole('heading', { name: 'No products yet' }).waitFor();
    await page.getByText('Add products in the Store section.').waitFor();
    expect(await page.getByText('Add one to get started.').count()).toBe(0);
  });
});
