import type { BrowserContextOptions, FrameLocator, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { callApi } from './call-api.ts';
import type { Cookies, Place } from './sign-in.ts';

export interface SavedPage {
  readonly id: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly revision: number;
}

/** The canvas of one page, with what the tests reach for again and again. */
export interface OpenedCanvas {
  readonly page: Page;
  readonly frame: FrameLocator;
  readonly outline: Locator;
  readonly blocks: Locator;
  readonly note: Locator;
  /** What the program has stored. */
  readonly stored: () => Promise<SavedPage['content']>;
}

const canvasOf = (page: Page, id: string): OpenedCanvas => {
  const frame = page.frameLocator('.canvas-stage iframe');
  return {
    page,
    frame,
    outline: page.getByRole('treegrid', { name: 'Page outline' }),
    blocks: frame.locator('[data-edit-block]'),
    note: page.locator('.save-status'),
    stored: async () => (await callApi<SavedPage>(page, `/api/documents/collection/${id}`)).content,
  };
};

interface PageWish {
  readonly title: string;
  readonly sections?: unknown;
}

/** Makes a page of its own for a test. */
export const buildPage = async (page: Page, { title, sections }: PageWish): Promise<SavedPage> => {
  const made = await callApi<SavedPage>(page, '/api/pages', {
    method: 'POST',
    body: { kind: 'page', title },
  });
  if (sections === undefined) return made;
  const body = { baseRevision: made.revision, content: { ...made.content, sections } };
  return callApi<SavedPage>(page, `/api/documents/collection/${made.id}`, { method: 'PUT', body });
};

interface CanvasWish {
  readonly signedIn: Cookies;
  readonly wish: PageWish;
  readonly options?: BrowserContextOptions;
}

/** A browser of its own, as another person has; nothing in it moves, so nothing has to be waited for. */
export const openBrowserAt = async (
  { origin, browser }: Place,
  signedIn: Cookies,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: origin,
    storageState: signedIn,
    reducedMotion: 'reduce',
    ...options,
  });
  onTestFinished(() => context.close());
  return context.newPage();
};

/** Opens the canvas of a saved page in another browser. */
export const openCanvasOf = async (page: Page, { id, content }: SavedPage): Promise<OpenedCanvas> => {
  await page.goto(`/config/pages/edit?at=/${String(content['urlId'])}`);
  await page.getByRole('heading', { level: 1, name: String(content['title']), exact: true }).waitFor();
  return canvasOf(page, id);
};

/** Makes a page and opens its canvas. */
export const openCanvas = async (
  site: Place,
  { signedIn, wish, options }: CanvasWish,
): Promise<OpenedCanvas & { readonly saved: SavedPage }> => {
  const page = await openBrowserAt(site, signedIn, options);
  const saved = await buildPage(page, wish);
  return { ...(await openCanvasOf(page, saved)), saved };
};

export const idOf = (number: number): string => `69158c10${String(number).padStart(16, '0')}`;

interface BlockWish {
  readonly type?: number;
  readonly value?: object;
  /** First column, line behind the last, first row, line behind the last. */
  readonly cell: readonly [number, number, number, number];
}

/** A text block with its number, unless another is wished for. */
export const blockOf = (number: number, { type = 2, value, cell }: BlockWish) => ({
  id: idOf(number),
  type,
  value: value ?? { html: `<p>Block ${number}</p>` },
  desktop: { columnStart: cell[0], columnEnd: cell[1], rowStart: cell[2], rowEnd: cell[3] },
});

export const twoSections = [
  {
    id: idOf(1),
    theme: 'paper',
    name: 'Opening',
    blocks: [blockOf(11, { cell: [1, 9, 1, 3] }), blockOf(12, { cell: [9, 17, 1, 3] })],
  },
  { id: idOf(2), theme: 'mat', name: 'Closing', blocks: [blockOf(21, { cell: [1, 25, 1, 4] })] },
];

export const blockAt = ({ frame }: OpenedCanvas, number: number): Locator =>
  frame.locator(`[data-edit-block="${idOf(number)}"]`);

/** Where a block stands on the grid of wide screens. */
export const areaOf = (block: Locator): Promise<string> =>
  block.evaluate((element: HTMLElement) => element.style.getPropertyValue('--d'));

/** The note says so on every screen of the editor. */
export const isSaved = async ({ page }: Pick<OpenedCanvas, 'page'>): Promise<void> => {
  await expect.poll(() => page.locator('.save-status').textContent()).toBe('Saved');
};
