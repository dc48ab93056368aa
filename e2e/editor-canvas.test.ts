import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  areaOf,
  blockAt,
  blockOf,
  idOf,
  isSaved,
  openBrowserAt,
  openCanvas,
  twoSections,
  type OpenedCanvas,
} from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { signedOut, signInTo, type Cookies } from './setup/sign-in.ts';

const site = await openSite({ name: 'editor-canvas', title: 'Halyard' });
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

const open = (title: string, sections?: unknown) =>
  openCanvas(site, { signedIn, wish: { title, ...(sections === undefined ? {} : { sections }) } });

const undoButton = ({ page }: OpenedCanvas) => page.getByRole('button', { name: /^Undo/ });
const redoButton = ({ page }: OpenedCanvas) => page.getByRole('button', { name: /^Redo/ });

/** Adds by the list of blocks, searched by typing. */
const pick = async (page: Page, name: string): Promise<void> => {
  const list = page.getByRole('dialog', { name: 'Add a block' });
  await list.getByRole('searchbox').fill(name);
  await list.getByRole('menuitem', { name, exact: true }).click();
  await list.waitFor({ state: 'detached' });
};

const addByMouse = async (canvas: OpenedCanvas, name: string): Promise<void> => {
  await canvas.page.getByRole('button', { name: 'Add', exact: true }).click();
  await pick(canvas.page, name);
};

/** A dialog gives the focus back a moment after it has gone, which may be after it was set elsewhere. */
const focusOn = async (target: Locator): Promise<void> => {
  const staysFocused = async (): Promise<boolean> => {
    await target.focus();
    return target.evaluate(async (element) => {
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      return element === document.activeElement;
    });
  };
  await expect.poll(staysFocused).toBe(true);
};

/** A text that was added is open for writing. */
const leaveWriting = async ({ page, frame }: OpenedCanvas): Promise<void> => {
  await frame.locator('.ProseMirror-focused').waitFor();
  await page.keyboard.press('Escape');
  await frame.locator('.ProseMirror').waitFor({ state: 'detached' });
};

const dragBy = async (
  canvas: OpenedCanvas,
  locator: Locator,
  by: { x: number; y: number },
): Promise<void> => {
  const { mouse } = canvas.page;
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const from = { x: box.x + 12, y: box.y + 12 };
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 3 });
  await mouse.move(from.x + by.x, from.y + by.y, { steps: 3 });
  await mouse.up();
};

/** Ids are made anew by each browser; what two ways of building have in common is all the rest. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, field: unknown) => (key === 'id' ? undefined : field)));

/** A page with two sections: words, a picture beside them and a line below. */
const expected = [
  {
    theme: 'ink',
    blocks: [
      { type: 2, desktop: { columnStart: 1, columnEnd: 13, rowStart: 1, rowEnd: 4 } },
      { type: 47, desktop: { columnStart: 1, columnEnd: 25, rowStart: 4, rowEnd: 5 } },
    ],
  },
  {
    theme: 'paper',
    blocks: [{ type: 31, desktop: { columnStart: 3, columnEnd: 19, rowStart: 1, rowEnd: 5 } }],
  },
];

describe('[EDT-01] a page is built in its place', () => {
  it('by mouse, undone to the start, redone to the end, published and seen', async () => {
    const canvas = await open('By mouse');
    const { page, frame } = canvas;
    const start = await canvas.stored();
    await addByMouse(canvas, 'Section');
    await page.getByRole('button', { name: 'Add a block to Section 1' }).click();
    await pick(page, 'Text');
    const text = frame.locator('[data-edit-kind="text"]');
    await text.waitFor();
    await leaveWriting(canvas);
    const edge = page.locator('.canvas-handle-e');
    const grid = await frame.locator('.sw-grid').first().boundingBox();
    if (!grid) throw new Error('The section has no grid.');
    const handle = await edge.boundingBox();
    if (!handle) throw new Error('The block has no handle.');
    await page.mouse.move(handle.x + 5, handle.y + 5);
    await page.mouse.down();
    await page.mouse.move(handle.x - 20, handle.y + 5, { steps: 4 });
    await expect.poll(() => areaOf(text)).toBe('1/1/4/14');
    const column = await text.evaluate((element) => {
      const style = getComputedStyle(element.parentElement ?? element);
      return Number.parseFloat(style.columnGap) + Number.parseFloat(style.gridTemplateColumns);
    });
    const scale = await frame
      .locator('html')
      .evaluate(() => window.frameElement?.getBoundingClientRect().width ?? 0);
    const width = await frame.locator('html').evaluate(() => window.innerWidth);
    await page.mouse.move(handle.x + 5 - (2 * column * scale) / width, handle.y + 5, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => areaOf(text)).toBe('1/1/4/13');
    await page.getByRole('button', { name: 'Add a block below Text' }).click();
    await pick(page, 'Line');
    await frame.locator('[data-edit-kind="line"]').waitFor();
    await canvas.outline.getByRole('row', { name: 'Section 1' }).click();
    await page.locator('.theme-choice', { hasText: 'Ink' }).click();
    await addByMouse(canvas, 'Section');
    await page.getByRole('button', { name: 'Add a block to Section 2' }).click();
    await pick(page, 'Quote');
    const quote = frame.locator('[data-edit-kind="quote"]');
    await quote.waitFor();
    await dragBy(canvas, quote, { x: (2 * column * scale) / width, y: 0 });
    await expect.poll(() => areaOf(quote)).toBe('1/3/5/19');
    await expect.poll(async () => withoutIds((await canvas.stored())['sections'])).toMatchObject(expected);
    const end = await canvas.stored();

    await frame.locator('body').press('Escape');
    for (let left = 0; left < 20 && (await undoButton(canvas).isEnabled()); left += 1)
      await page.keyboard.press('Control+z');
    await expect.poll(canvas.stored).toEqual(start);
    await isSaved(canvas);
    await page.reload();
    await canvas.outline.waitFor();
    await expect.poll(() => redoButton(canvas).isEnabled()).toBe(true);
    while (await redoButton(canvas).isEnabled()) {
      await redoButton(canvas).click();
      await isSaved(canvas);
    }
    await expect.poll(canvas.stored).toEqual(end);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Published' }).waitFor();
    const visitor = await openBrowserAt(site, signedOut);
    await visitor.goto('/by-mouse');
    expect(await visitor.locator('.sw-section').count()).toBe(2);
    expect(await visitor.locator('[data-edit-block]').count()).toBe(0);
  });

  it('by keyboard alone, to the same page, with spoken results', async () => {
    const canvas = await open('By keyboard');
    const { page } = canvas;
    const said = () => page.locator('output[aria-live]').allTextContents();
    const keys = async (...presses: readonly string[]) => {
      for (const press of presses) await page.keyboard.press(press, { delay: 20 });
    };
    const add = async (name: string, opening = 'Insert') => {
      await page.keyboard.press(opening);
      const list = page.getByRole('dialog', { name: 'Add a block' });
      await list.getByRole('searchbox').and(page.locator(':focus')).waitFor();
      await page.keyboard.type(name, { delay: 20 });
      await list.getByRole('menuitem', { name, exact: true }).waitFor();
      await keys('Enter');
      await list.waitFor({ state: 'detached' });
    };
    const heard = async (text: string): Promise<void> => {
      await expect.poll(said).toContainEqual(text);
    };

    await focusOn(page.getByRole('button', { name: 'Add', exact: true }));
    await add('Section', 'Enter');
    await heard('Section added. Add blocks to it.');
    await focusOn(canvas.outline.getByRole('row', { name: 'Section 1' }));
    await add('Text');
    await page.keyboard.type('Set by hand', { delay: 30 });
    await heard('Text added at columns 1 to 14, rows 1 to 3.');
    await leaveWriting(canvas);
    await expect.poll(() => canvas.frame.locator('[data-edit-kind="text"]').innerText()).toBe('Set by hand');
    await focusOn(canvas.outline.getByRole('row', { name: /^Text/ }));
    await keys('Alt+Shift+ArrowLeft', 'Alt+Shift+ArrowLeft');
    await heard('Text resized to columns 1 to 12, rows 1 to 3.');
    await add('Line');
    await heard('Line added at columns 1 to 24, rows 4 to 4.');
    await canvas.outline.getByRole('row', { name: /^Line/ }).and(page.locator(':focus')).waitFor();
    await keys('ArrowUp', 'ArrowUp');
    await focusOn(page.getByRole('radio', { name: 'Paper' }));
    await keys('ArrowRight', 'ArrowRight');
    await heard('Section 1 theme set to Ink.');
    await focusOn(canvas.outline.getByRole('row', { name: 'Section 1' }));
    await add('Section');
    await canvas.outline.getByRole('row', { name: 'Section 2' }).and(page.locator(':focus')).waitFor();
    await add('Quote');
    await canvas.outline
      .getByRole('row', { name: /^Quote/ })
      .and(page.locator(':focus'))
      .waitFor();
    await keys('Alt+ArrowRight', 'Alt+ArrowRight');
    await heard('Quote moved to columns 3 to 18, rows 1 to 4.');
    await expect.poll(async () => withoutIds((await canvas.stored())['sections'])).toMatchObject(expected);
    await keys('Delete');
    await heard('Quote deleted.');
    await keys('Control+z');
    await heard('Undone: Delete quote.');
    await expect.poll(() => canvas.frame.locator('[data-edit-kind="quote"]').count()).toBe(1);
  });
});

describe('blocks on the canvas', () => {
  it('are selected, dragged, copied, pasted on another page and cut', async () => {
    const canvas = await open('Dragging', twoSections);
    const { page, frame } = canvas;
    await blockAt(canvas, 12).click();
    await page.getByRole('button', { name: 'Duplicate Text', exact: true }).waitFor();
    await dragBy(canvas, blockAt(canvas, 12), { x: 0, y: 260 });
    await expect
      .poll(() => frame.locator(`[data-edit-section="${idOf(2)}"] [data-edit-block="${idOf(12)}"]`).count())
      .toBe(1);
    await page.keyboard.press('Control+c');
    const other = await open('Pasting', [{ id: idOf(5), theme: 'paper', blocks: [] }]);
    await other.page.close();
    await page.goto('/config/pages/edit?at=/pasting');
    await canvas.outline.getByRole('row', { name: 'Section 1' }).click();
    await page.keyboard.press('Control+v');
    await canvas.blocks.first().waitFor();
    // It is drawn by the server a moment after it has its place.
    await expect.poll(() => canvas.blocks.first().innerText()).toBe('Block 12');
    await page.keyboard.press('Control+x');
    await expect.poll(() => canvas.blocks.count()).toBe(0);
    await page.keyboard.press('Control+v');
    await expect.poll(() => canvas.blocks.count()).toBe(1);
  });

  it('are selected together and moved as they stand to each other', async () => {
    const canvas = await open('Together', twoSections);
    await blockAt(canvas, 11).click();
    await blockAt(canvas, 12).click({ modifiers: ['Shift'] });
    await canvas.page.keyboard.press('ArrowDown');
    await canvas.page.keyboard.press('ArrowRight');
    await expect.poll(() => areaOf(blockAt(canvas, 11))).toBe('2/2/4/10');
    await expect.poll(() => areaOf(blockAt(canvas, 12))).toBe('2/10/4/18');
    await canvas.page.keyboard.press('Delete');
    await expect.poll(() => canvas.blocks.count()).toBe(1);
    await canvas.page.keyboard.press('Control+z');
    await expect.poll(() => canvas.blocks.count()).toBe(3);
    await isSaved(canvas);
  });

  it('[EDT-01] are what a key is about that follows the click in the same breath', async () => {
    const canvas = await open('Quick', twoSections);
    await blockAt(canvas, 12).evaluate((block) => {
      for (const name of ['pointerdown', 'pointerup'])
        block.dispatchEvent(new PointerEvent(name, { bubbles: true }));
      block.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
    });
    await expect.poll(() => canvas.blocks.count()).toBe(2);
    await isSaved(canvas);
  });

  it('differ on the phone only where the owner says so, and follow again', async () => {
    const canvas = await open('Phone', twoSections);
    const { page } = canvas;
    await page.getByRole('radio', { name: 'Phone' }).click();
    await blockAt(canvas, 12).click();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowLeft');
    const phones = async () => {
      const [first] = (await canvas.stored())['sections'] as { blocks: { phone?: unknown }[] }[];
      return first?.blocks.map(({ phone }) => phone);
    };
    await expect.poll(phones).toEqual([undefined, { columnEnd: 8, rowStart: 1, rowEnd: 2 }]);
    const tops = async () =>
      Promise.all([11, 12].map(async (number) => (await blockAt(canvas, number).boundingBox())?.y ?? 0));
    const isSecondAbove = async (): Promise<boolean> => {
      const [first = 0, second = 0] = await tops();
      return second < first;
    };
    await expect.poll(isSecondAbove).toBe(true);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(phones).toEqual([undefined, undefined]);
    await page.getByText('Hide on phones').click();
    await expect.poll(phones).toEqual([undefined, { isHidden: true }]);
  });

  it('[SITE-13] are no more than 60: the next is refused with the reason', async () => {
    const blocks = Array.from({ length: 60 }, (_, row) =>
      blockOf(100 + row, { type: 47, value: {}, cell: [1, 25, row + 1, row + 2] }),
    );
    const canvas = await open('Sixty', [{ id: idOf(1), theme: 'paper', blocks }]);
    await addByMouse(canvas, 'Text');
    const notices = canvas.page.getByRole('region', { name: 'Notices' });
    await notices.getByText('A page holds at most 60 blocks. Remove one before adding another.').waitFor();
    expect(await canvas.blocks.count()).toBe(60);
  });

  it('write texts in their place, and undo takes the words back', async () => {
    const canvas = await open('Writing', twoSections);
    const { page } = canvas;
    await blockAt(canvas, 11).click();
    await blockAt(canvas, 11).click();
    await canvas.frame.locator('.ProseMirror-focused').waitFor();
    await page.keyboard.type(' and ink', { delay: 30 });
    await page.keyboard.press('Escape');
    await expect.poll(() => blockAt(canvas, 11).innerText()).toBe('Block 11 and ink');
    await expect.poll(async () => JSON.stringify(await canvas.stored())).toContain('and ink');
    await undoButton(canvas).click();
    await expect.poll(() => blockAt(canvas, 11).innerText()).toBe('Block 11');
  });

  it('are not lost by a page whose document cannot be read: that is told and tried again', async () => {
    const canvas = await open('Unread', twoSections);
    const { page, outline } = canvas;
    await page.route('**/api/documents/collection/*', (route) => route.abort());
    await page.reload();
    await page.getByText('Unable to load. Try again.').waitFor();
    await page.unroute('**/api/documents/collection/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await outline.getByRole('row', { name: 'Opening' }).waitFor();
    await expect.poll(() => blockAt(canvas, 11).innerText()).toBe('Block 11');
  });
});

describe('the outline', () => {
  const sectionOrder = ({ frame }: OpenedCanvas) =>
    frame
      .locator('[data-edit-section]')
      .evaluateAll((list) => list.map((each) => each.dataset['editSection']));

  it('shows on the page what is chosen in it, and a section that is added below the fold', async () => {
    const far = blockOf(31, { cell: [1, 9, 120, 123] });
    const canvas = await open('Long', [...twoSections, { id: idOf(3), theme: 'ink', blocks: [far] }]);
    const { page, frame, outline } = canvas;
    const isSeen = (part: Locator) =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await outline.getByRole('row', { name: 'Block 31' }).click();
    await expect.poll(() => isSeen(blockAt(canvas, 31))).toBe(true);
    await outline.getByRole('row', { name: 'Block 11' }).click();
    await expect.poll(() => isSeen(blockAt(canvas, 11))).toBe(true);
    expect(await isSeen(blockAt(canvas, 31))).toBe(false);
    await outline.getByRole('row', { name: 'Section 3' }).click();
    await page.getByRole('button', { name: 'Add section' }).click();
    await expect.poll(() => isSeen(frame.locator('[data-edit-section]').last())).toBe(true);
  });

  it('moves, duplicates and deletes sections by the menu of their row', async () => {
    const canvas = await open('Rows', twoSections);
    const { page, outline } = canvas;
    const act = async (row: string, name: string) => {
      await outline.getByRole('row', { name: row }).hover();
      await page.getByRole('button', { name: `Actions for ${row}` }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await act('Opening', 'Move down');
    await expect.poll(() => sectionOrder(canvas)).toEqual([idOf(2), idOf(1)]);
    await act('Opening', 'Duplicate');
    await expect.poll(async () => (await sectionOrder(canvas)).length).toBe(3);
    await act('Closing', 'Delete');
    await expect.poll(async () => (await sectionOrder(canvas)).includes(idOf(2))).toBe(false);
    await expect.poll(async () => ((await canvas.stored())['sections'] as unknown[]).length).toBe(2);
  });

  it('takes rows to another place by dragging them with keys', async () => {
    const canvas = await open('Carried', twoSections);
    const { page, outline } = canvas;
    await outline.getByRole('row', { name: 'Text: Block 21' }).click();
    await outline.getByRole('row', { name: 'Text: Block 21' }).getByRole('button', { name: /^Drag/ }).focus();
    const handle = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('Enter');
    await page.waitForFunction((element) => document.activeElement !== element, handle);
    const place = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    for (let steps = 0; steps < 12 && (await place()) !== 'Drop on Opening'; steps += 1) {
      const before = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press('ArrowUp');
      await page.waitForFunction((element) => document.activeElement !== element, before);
    }
    await page.keyboard.press('Enter');
    const carried = canvas.frame.locator(`[data-edit-section="${idOf(1)}"] [data-edit-block="${idOf(21)}"]`);
    await expect.poll(() => carried.count()).toBe(1);
    await page.keyboard.press('Control+z');
    await expect.poll(() => carried.count()).toBe(0);
  });
});
