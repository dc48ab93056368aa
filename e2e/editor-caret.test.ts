import { beforeAll, describe, expect, it } from 'vitest';
import { blockAt, blockOf, idOf, openCanvas, type OpenedCanvas } from './setup/open-canvas.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openSite } from './setup/sites/open-site.ts';

const site = await openSite({ name: 'editor-caret', title: 'Carets' });
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

const html = '<p>Paper takes ink slowly</p><p>and gives it back never</p>';

const open = async (): Promise<OpenedCanvas> => {
  const blocks = [blockOf(11, { value: { html }, cell: [1, 13, 1, 4] })];
  const sections = [{ id: idOf(1), theme: 'paper', name: 'Only', blocks }];
  const canvas = await openCanvas(site, { signedIn, wish: { title: 'Caret', sections } });
  await blockAt(canvas, 11).waitFor();
  return canvas;
};

/** The middle of a word on the screen; the canvas may show the page smaller than it is. */
const middleOf = async (canvas: OpenedCanvas, word: string): Promise<{ x: number; y: number }> => {
  const inPage = await blockAt(canvas, 11).evaluate((element, wanted) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const at = node.nodeValue?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, pageWidth: window.innerWidth };
    }
    throw new Error(`There is no "${wanted}".`);
  }, word);
  const box = await canvas.page.locator('.canvas-stage iframe').boundingBox();
  if (!box) throw new Error('The page is not in view.');
  const scale = box.width / inPage.pageWidth;
  return { x: box.x + inPage.x * scale, y: box.y + inPage.y * scale };
};

const clickOn = async (canvas: OpenedCanvas, word: string, clickCount: 1 | 2): Promise<void> => {
  const { x, y } = await middleOf(canvas, word);
  await canvas.page.mouse.click(x, y, { clickCount });
};

const selectedText = ({ frame }: OpenedCanvas): Promise<string> =>
  frame.locator('.ProseMirror-focused').evaluate((text) => String(text.ownerDocument.getSelection()));

describe('a text that is opened with the mouse', () => {
  it('has the word selected that was double-clicked, in any line', async () => {
    const canvas = await open();
    const block = blockAt(canvas, 11);
    await clickOn(canvas, 'ink', 2);
    await canvas.frame.locator('.ProseMirror-focused').waitFor();
    await expect.poll(() => selectedText(canvas)).toBe('ink');
    await canvas.page.keyboard.type('water');
    await expect.poll(() => block.innerText()).toContain('Paper takes water slowly');
  });

  it('has it selected when the block was selected before', async () => {
    const canvas = await open();
    await canvas.outline.getByRole('row', { level: 2 }).first().click();
    await clickOn(canvas, 'gives', 2);
    await canvas.frame.locator('.ProseMirror-focused').waitFor();
    await expect.poll(() => selectedText(canvas)).toBe('gives');
  });

  it('has the cursor where a second, later click went', async () => {
    const canvas = await open();
    const block = blockAt(canvas, 11);
    await canvas.outline.getByRole('row', { level: 2 }).first().click();
    await clickOn(canvas, 'never', 1);
    await canvas.frame.locator('.ProseMirror-focused').waitFor();
    await canvas.page.keyboard.type('|');
    await expect.poll(() => block.innerText()).toContain('|');
    expect(await block.innerText()).toMatch(/back n\|?e\|?v\|?e\|?r$/);
    expect(await selectedText(canvas)).toBe('');
  });

  it('has the cursor at its end when it is opened by a key', async () => {
    const canvas = await open();
    await canvas.outline.getByRole('row', { level: 2 }).first().click();
    await canvas.page.keyboard.press('Enter');
    await canvas.frame.locator('.ProseMirror-focused').waitFor();
    await canvas.page.keyboard.type('!');
    await expect.poll(() => blockAt(canvas, 11).innerText()).toContain('back never!');
  });
});
