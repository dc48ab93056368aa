import type { PlacedBlock } from '../layout/layout.ts';
import { cornerOf, moveTogether, type InsertPlace } from './block-commands.ts';
import {
  blockGone,
  editSection,
  isLayoutRefusal,
  sectionGone,
  withinLimits,
  type EditedLayout,
  type Layout,
} from './edit-layout.ts';
import { closeRows, insertRows } from './rows.ts';

export type NewId = () => string;

/** Deletes blocks and closes the rows that become empty. */
export const deleteBlocks = (
  layout: Layout,
  { blockIds }: { readonly blockIds: readonly string[] },
): EditedLayout => {
  const ids = new Set(blockIds);
  const isHere = layout.some(({ blocks }) => blocks.some(({ id }) => ids.has(id)));
  if (!isHere) return blockGone;
  return layout.map((section) => {
    const gone = section.blocks.filter(({ id }) => ids.has(id));
    const kept = section.blocks.filter(({ id }) => !ids.has(id));
    return gone.length === 0 ? section : { ...section, blocks: closeRows(kept, gone) };
  });
};

/**
 * Inserts copies of blocks with new ids, keeping their relative positions, and moves everything below down.
 */
export const pasteBlocks = (
  layout: Layout,
  {
    blocks,
    at,
    newId,
  }: { readonly blocks: readonly PlacedBlock[]; readonly at: InsertPlace; readonly newId: NewId },
): EditedLayout => {
  const corner = cornerOf(layout, at);
  if (!corner) return 'afterBlockId' in at ? blockGone : sectionGone;
  if (blocks.length === 0) return layout;
  const leftmost = Math.min(...blocks.map(({ desktop }) => desktop.columnStart));
  const copies = moveTogether(blocks, { ...corner, columnStart: leftmost }).map((block) => ({
    ...block,
    id: newId(),
  }));
  const height = Math.max(...copies.map(({ desktop }) => desktop.rowEnd)) - corner.rowStart;
  const edited = editSection(layout, corner.sectionId, (section) => ({
    ...section,
    blocks: [...insertRows(section.blocks, corner.rowStart, height), ...copies],
  }));
  return isLayoutRefusal(edited) ? edited : withinLimits(edited);
};

/** Copies blocks to the rows below the lowest of them. */
export const duplicateBlocks = (
  layout: Layout,
  { blockIds, newId }: { readonly blockIds: readonly string[]; readonly newId: NewId },
): EditedLayout => {
  const ids = new Set(blockIds);
  const home = layout.find(({ blocks }) => blocks.some(({ id }) => ids.has(id)));
  if (!home) return blockGone;
  const blocks = home.blocks.filter(({ id }) => ids.has(id));
  const rowStart = Math.max(...blocks.map(({ desktop }) => desktop.rowEnd));
  return pasteBlocks(layout, { blocks, at: { sectionId: home.id, rowStart }, newId });
};
