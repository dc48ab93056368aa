import type { BrowserContext, Page } from 'playwright-core';
import { counted } from '../measuring/rounds.ts';
import { blockId } from '../program/block-page.ts';
import { installClock } from './editor-clock.ts';

/** Blocks of the measured pages, by what they are. */
const TEXT = blockId(0);
const PICTURE = blockId(1);

const moves = 20;
const changes = 12;
const words = 'Ink, paper and a little patience make a print that lasts.';
const KEY_PAUSE_MS = 30;
/** Between two acts, as long as a quick hand needs. */
const ACT_PAUSE_MS = 120;

export interface EditorTimes {
  /** Milliseconds from the key or click to the paint. */
  readonly move: number;
  readonly change: number;
  readonly longestTaskTyping: number;
}

export const openEditor = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await installClock(page);
  await page.goto(`/config/pages/edit?at=${path}`);
  await page.waitForFunction(() => window.usableAt !== undefined);
  return page;
};

const blockOf = (page: Page, id: string) =>
  page.frameLocator('.canvas-stage iframe').locator(`[data-edit-block="${id}"]`);

const settle = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.save-status')?.textContent === 'Saved');

/** Chosen, as its writer sees before the next key. */
const choose = async (page: Page, id: string): Promise<void> => {
  await blockOf(page, id).click({ position: { x: 4, y: 4 } });
  await page.locator('.canvas-outline-chosen').waitFor();
};

const timeMoves = async (page: Page): Promise<number> => {
  await choose(page, TEXT);
  const times: number[] = [];
  for (let move = 0; move < moves; move += 1) {
    await page.evaluate((id) => window.editorClock.start('keydown', id), TEXT);
    await page.keyboard.press(move % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
    times.push(await page.evaluate(() => window.editorClock.read()));
    await page.waitForTimeout(ACT_PAUSE_MS);
  }
  await settle(page);
  return counted(times);
};

/** A change that only the server can draw. */
const timeChanges = async (page: Page): Promise<number> => {
  await choose(page, PICTURE);
  const lightbox = page.getByText('Open in lightbox');
  await lightbox.waitFor();
  const times: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    await page.evaluate((id) => window.editorClock.start('click', id), PICTURE);
    await lightbox.click();
    times.push(await page.evaluate(() => window.editorClock.read()));
    await settle(page);
    await page.waitForTimeout(ACT_PAUSE_MS);
  }
  return counted(times);
};

const timeTyping = async (page: Page): Promise<number> => {
  const text = blockOf(page, TEXT);
  await text.click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('Enter');
  await text
    .locator('[contenteditable="true"]')
    .or(page.locator('[contenteditable="true"]'))
    .first()
    .waitFor();
  // Opening the text is not typing.
  await page.waitForTimeout(500);
  await page.evaluate(() => window.editorClock.longestTask());
  await page.keyboard.type(words, { delay: KEY_PAUSE_MS });
  await page.waitForTimeout(200);
  const longest = await page.evaluate(() => window.editorClock.longestTask());
  await page.keyboard.press('Escape');
  await settle(page);
  return longest;
};

export const measureEditor = async (context: BrowserContext, path: string): Promise<EditorTimes> => {
  const page = await openEditor(context, path);
  await settle(page);
  const move = await timeMoves(page);
  const change = await timeChanges(page);
  const longestTaskTyping = await timeTyping(page);
  await page.close();
  return { move, change, longestTaskTyping };
};
