import type { BrowserContextOptions, Locator } from 'playwright-core';
import { blockAt, blockOf, idOf, openCanvas, type OpenedCanvas } from './open-canvas.ts';
import type { Cookies, Place } from './sign-in.ts';

export interface BlockToOpen {
  readonly type: number;
  readonly value: object;
  readonly definitionName?: string;
}

interface Visitor {
  readonly site: Place;
  readonly signedIn: Cookies;
  readonly options?: BrowserContextOptions;
}

export const placeBlock = (
  { type, value, definitionName }: BlockToOpen,
  { number, row }: { readonly number: number; readonly row: number },
) => ({
  ...blockOf(number, { type, value, cell: [1, 25, row, row + 1] }),
  ...(definitionName === undefined ? {} : { definitionName }),
});

/** Makes a page with one block, opens its canvas and chooses the block. */
export async function openBlock(block: BlockToOpen, visitor: Visitor): Promise<OpenedCanvas> {
  const blocks = [placeBlock(block, { number: 11, row: 1 })];
  const sections = [{ id: idOf(1), theme: 'paper', name: 'Only', blocks }];
  const { site, signedIn, options = {} } = visitor;
  const wish = { title: `Block ${block.type}`, sections };
  const canvas = await openCanvas(site, { signedIn, wish, options });
  await blockAt(canvas, 11).waitFor();
  await canvas.outline.getByRole('row', { level: 2 }).first().click();
  return canvas;
}

export const panelOf = ({ page }: OpenedCanvas): Locator =>
  page.getByRole('complementary', { name: 'Settings' });

/** What the program has stored of the block. */
export async function storedValue(canvas: OpenedCanvas): Promise<unknown> {
  const { sections } = (await canvas.stored()) as { sections: { blocks: { value: unknown }[] }[] };
  return sections[0]?.blocks[0]?.value;
}
