import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  areaOf,
  blockAt,
  blockOf,
  idOf,
  isSaved,
  openCanvas,
  twoSections,
  type OpenedCanvas,
} from './setup/open-canvas.ts';
import { holdRequests } from './setup/hold-requests.ts';
import { panelOf } from './setup/open-block.ts';
import { callApi } from './setup/call-api.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openSite } from './setup/sites/open-site.ts';

const site = await openSite({ name: 'editor-panel', title: 'Panels' });
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

const sectionRow = ({ outline }: OpenedCanvas, name: string) =>
  outline.getByRole('row', { level: 1 }).filter({ hasText: name });

const openSection = async (section: object): Promise<OpenedCanvas> => {
  const sections = [{ id: idOf(1), theme: 'paper', name: 'Only', blocks: [], ...section }];
  const canvas = await openCanvas(site, { signedIn, wish: { title: 'Section', sections } });
  await sectionRow(canvas, 'Only').click();
  return canvas;
};

interface SavedStyles {
  readonly revision: number;
  readonly content: { readonly values?: object };
}

/** Publishes colours of the site. */
const paintSite = async ({ page }: OpenedCanvas, values: object): Promise<void> => {
  const path = '/api/documents/styles/site';
  const { revision, content } = await callApi<SavedStyles>(page, path);
  const body = { baseRevision: revision, content: { ...content, values: { ...content.values, ...values } } };
  const saved = await callApi<SavedStyles>(page, path, { method: 'PUT', body });
  await callApi(page, `${path}/publish`, { method: 'POST', body: { baseRevision: saved.revision } });
};

/** Where everything stands in the panel that can be pressed. */
const placesIn = (panel: Locator): Promise<readonly (readonly [string, number])[]> =>
  panel
    .locator('button:visible')
    .evaluateAll((buttons) =>
      buttons.map((button) => [
        button.textContent || button.ariaLabel || '',
        button.getBoundingClientRect().top,
      ]),
    );

describe('the panel while its fields are loading', () => {
  it.each([
    ['a section', 'Closing', 'Background video'],
    ['a block', 'Block 21', 'Edit text on the page'],
  ])('moves nothing of %s away from the pointer when they come', async (_, row, field) => {
    const canvas = await openCanvas(site, {
      signedIn,
      wish: { title: 'Late fields', sections: twoSections },
    });
    const release = await holdRequests(canvas.page, '**/*-settings-*.js');
    await canvas.outline.getByRole('row').filter({ hasText: row }).last().click();
    const panel = panelOf(canvas);
    await panel.getByRole('button', { name: 'Delete' }).waitFor();
    await panel.locator('.skeleton').first().waitFor();
    const before = await placesIn(panel);
    release();
    await panel.getByText(field).first().waitFor();
    await panel.locator('.skeleton').first().waitFor({ state: 'detached' });
    expect(await placesIn(panel)).toEqual(expect.arrayContaining([...before]));
  });
});

describe('the panel of a section', () => {
  it('shows its themes in the colours of the site', async () => {
    const canvas = await openSection({});
    await paintSite(canvas, { '--sw-accent-ground': '#123456', '--sw-on-accent-ground': '#fedcba' });
    await canvas.page.reload();
    await sectionRow(canvas, 'Only').click();
    const swatch = panelOf(canvas).getByRole('radiogroup', { name: 'Theme' }).locator('.theme-swatch').nth(3);
    await expect
      .poll(() => swatch.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgb(18, 52, 86)');
    expect(await swatch.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(254, 220, 186)');
    // The page is left as it was.
    expect(await canvas.frame.locator('.sw-section:not(.sw-announcement)').count()).toBe(1);
  });

  it('keeps the label of a setting on one line beside its reset', async () => {
    const styles = { '--sw-section-space': '3rem', '--sw-paper': '#ffeedd' };
    const canvas = await openSection({ styles });
    const panel = panelOf(canvas);
    await panel.getByRole('button', { name: /^Custom styles/ }).click();
    await panel.getByRole('button', { name: 'Reset Space above and below sections' }).waitFor();
    const heights = await panel
      .locator('.field-head > .field-label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.max(...heights)).toBeLessThan(20);
  });
});

const buttons = [
  blockOf(11, { type: 53, value: { text: 'One', url: '/', variant: 'primary' }, cell: [1, 7, 1, 2] }),
  blockOf(12, { type: 53, value: { text: 'Two', url: '/', variant: 'secondary' }, cell: [9, 15, 3, 4] }),
];
const withButtons = [
  { id: idOf(1), theme: 'paper', name: 'Opening', blocks: buttons },
  { id: idOf(2), theme: 'mat', name: 'Closing', blocks: [blockOf(21, { cell: [1, 25, 1, 4] })] },
];

const openSeveral = async (): Promise<OpenedCanvas> => {
  const canvas = await openCanvas(site, { signedIn, wish: { title: 'Several', sections: withButtons } });
  await blockAt(canvas, 12).waitFor();
  await canvas.outline.getByRole('row', { level: 2 }).filter({ hasText: 'One' }).click();
  await canvas.outline
    .getByRole('row', { level: 2 })
    .filter({ hasText: 'Two' })
    .click({ modifiers: ['ControlOrMeta'] });
  await panelOf(canvas).getByRole('heading', { name: '2 blocks' }).waitFor();
  return canvas;
};

type StoredBlock = { readonly id: string; readonly value: { readonly variant?: string } };

const storedBlocks = async ({ stored }: OpenedCanvas): Promise<StoredBlock[][]> =>
  ((await stored()) as { sections: { blocks: StoredBlock[] }[] }).sections.map(({ blocks }) => blocks);

const undoOnce = async (canvas: OpenedCanvas): Promise<void> => {
  await canvas.page.getByRole('button', { name: /^Undo/ }).click();
};

describe('the panel of several blocks', () => {
  it('brings them into line, and one undo takes it back', async () => {
    const canvas = await openSeveral();
    await panelOf(canvas).getByRole('button', { name: 'Align left edges' }).click();
    await expect.poll(() => areaOf(blockAt(canvas, 12))).toMatch(/^3 ?\/ ?1 ?\//);
    await undoOnce(canvas);
    await expect.poll(() => areaOf(blockAt(canvas, 12))).toMatch(/^3 ?\/ ?9 ?\//);
  });

  it('changes a setting that they share for all, and one undo takes it back', async () => {
    const canvas = await openSeveral();
    await panelOf(canvas).getByText('Mixed values.').waitFor();
    await panelOf(canvas).getByRole('button', { name: /Style/ }).click();
    await canvas.page.getByRole('option', { name: 'Tertiary' }).click();
    await isSaved(canvas);
    const variants = async () => (await storedBlocks(canvas))[0]?.map(({ value }) => value.variant);
    await expect.poll(variants).toEqual(['tertiary', 'tertiary']);
    await undoOnce(canvas);
    await expect.poll(variants).toEqual(['primary', 'secondary']);
  });

  it('moves them to another section, and one undo takes it back', async () => {
    const canvas = await openSeveral();
    await panelOf(canvas)
      .getByRole('button', { name: /Section/ })
      .click();
    await canvas.page.getByRole('option', { name: 'Closing' }).click();
    const idsNow = async () => (await storedBlocks(canvas)).map((blocks) => blocks.map(({ id }) => id));
    await expect.poll(idsNow).toEqual([[], [idOf(21), idOf(11), idOf(12)]]);
    await undoOnce(canvas);
    await expect.poll(idsNow).toEqual([[idOf(11), idOf(12)], [idOf(21)]]);
  });

  it('duplicates and deletes them', async () => {
    const canvas = await openSeveral();
    await panelOf(canvas).getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(() => canvas.blocks.count()).toBe(5);
    await panelOf(canvas).getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => canvas.blocks.count()).toBe(3);
    await undoOnce(canvas);
    await expect.poll(() => canvas.blocks.count()).toBe(5);
  });
});
