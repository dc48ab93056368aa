import { GRID_COLUMNS, type Cell, type PlacedBlock } from '../layout/layout.ts';
import {
  blockGone,
  editBlock,
  editSection,
  findBlock,
  findSection,
  sectionGone,
  withinLimits,
  isLayoutRefusal,
  type EditedLayout,
  type Layout,
} from './edit-layout.ts';
import { closeRows, insertRows, rowBelow } from './rows.ts';

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Where to insert a block: below another one in the same columns, or at a row of a section. */
export type InsertPlace =
  | { readonly afterBlockId: string }
  | { readonly sectionId: string; readonly columnStart?: number; readonly rowStart?: number };

interface Corner {
  readonly sectionId: string;
  readonly columnStart: number;
  readonly rowStart: number;
}

export const cornerOf = (layout: Layout, place: InsertPlace): Corner | undefined => {
  if ('afterBlockId' in place) {
    const found = findBlock(layout, place.afterBlockId);
    if (!found) return undefined;
    const { columnStart, rowEnd } = found.block.desktop;
    return { sectionId: found.section.id, columnStart, rowStart: rowEnd };
  }
  const section = findSection(layout, place.sectionId);
  if (!section) return undefined;
  const { columnStart = 1, rowStart = rowBelow(section.blocks) } = place;
  return { sectionId: section.id, columnStart, rowStart };
};

/** Moves a cell, clamped to the grid; its size is unchanged. */
export const moveCell = (
  cell: Cell,
  { columnStart, rowStart }: Pick<Cell, 'columnStart' | 'rowStart'>,
): Cell => {
  const width = clamp(cell.columnEnd - cell.columnStart, 1, GRID_COLUMNS);
  const start = clamp(columnStart, 1, GRID_COLUMNS + 1 - width);
  const top = Math.max(1, rowStart);
  return {
    ...cell,
    columnStart: start,
    columnEnd: start + width,
    rowStart: top,
    rowEnd: top + Math.max(1, cell.rowEnd - cell.rowStart),
  };
};

/** Inserts a block and moves everything at its row or below down. */
export const insertBlock = (
  layout: Layout,
  { block, at }: { readonly block: PlacedBlock; readonly at: InsertPlace },
): EditedLayout => {
  const corner = cornerOf(layout, at);
  if (!corner) return 'afterBlockId' in at ? blockGone : sectionGone;
  const desktop = moveCell(block.desktop, corner);
  const edited = editSection(layout, corner.sectionId, (section) => ({
    ...section,
    blocks: [
      ...insertRows(section.blocks, desktop.rowStart, desktop.rowEnd - desktop.rowStart),
      { ...block, desktop },
    ],
  }));
  return isLayoutRefusal(edited) ? edited : withinLimits(edited);
};

/** Phone rows are relative to the section, so they are dropped when a block changes sections. */
const withoutPhoneRows = ({ phone, ...block }: PlacedBlock): PlacedBlock => {
  const { rowStart: _start, rowEnd: _end, ...kept } = phone ?? {};
  return Object.keys(kept).length === 0 ? block : { ...block, phone: kept };
};

export interface MoveTarget {
  readonly sectionId: string;
  /** The new upper left corner of the moved blocks. */
  readonly columnStart: number;
  readonly rowStart: number;
}

/** The bounding cell. */
export const boundsOf = (blocks: readonly PlacedBlock[]): Cell => ({
  columnStart: Math.min(...blocks.map(({ desktop }) => desktop.columnStart)),
  columnEnd: Math.max(...blocks.map(({ desktop }) => desktop.columnEnd)),
  rowStart: Math.min(...blocks.map(({ desktop }) => desktop.rowStart)),
  rowEnd: Math.max(...blocks.map(({ desktop }) => desktop.rowEnd)),
});

/** Moves blocks to another corner, keeping their relative positions. */
export const moveTogether = (
  blocks: readonly PlacedBlock[],
  corner: Pick<Cell, 'columnStart' | 'rowStart'>,
): PlacedBlock[] => {
  const from = boundsOf(blocks);
  const to = moveCell(from, corner);
  return blocks.map((block) => ({
    ...block,
    desktop: moveCell(block.desktop, {
      columnStart: block.desktop.columnStart + to.columnStart - from.columnStart,
      rowStart: block.desktop.rowStart + to.rowStart - from.rowStart,
    }),
  }));
};

/**
 * Moves blocks, keeping their relative positions, and closes the rows that become empty in the section they
 * leave.
 */
export const moveBlocks = (
  layout: Layout,
  { blockIds, to }: { readonly blockIds: readonly string[]; readonly to: MoveTarget },
): EditedLayout => {
  if (!findSection(layout, to.sectionId)) return sectionGone;
  const ids = new Set(blockIds);
  const found = layout.flatMap((section) => section.blocks.filter(({ id }) => ids.has(id)));
  if (found.length === 0 || found.length < ids.size) return blockGone;
  const moved = new Map(moveTogether(found, to).map((block) => [block.id, block]));
  return layout.map((section) => {
    const staying = section.blocks.filter(({ id }) => !ids.has(id));
    if (section.id !== to.sectionId) {
      const leaving = section.blocks.filter(({ id }) => ids.has(id));
      return leaving.length === 0 ? section : { ...section, blocks: closeRows(staying, leaving) };
    }
    const own = section.blocks.map((block) => moved.get(block.id) ?? block);
    const here = new Set(own.map(({ id }) => id));
    const arriving = [...moved.values()].filter(({ id }) => !here.has(id));
    return { ...section, blocks: [...own, ...arriving.map(withoutPhoneRows)] };
  });
};

export type Edges = Pick<Cell, 'columnStart' | 'columnEnd' | 'rowStart' | 'rowEnd'>;

/** Sets edges of a block's cell; an edge stops one cell before its opposite. */
export const resizeBlock = (
  layout: Layout,
  { blockId, edges }: { readonly blockId: string; readonly edges: Partial<Edges> },
): EditedLayout =>
  editBlock(layout, blockId, (block) => {
    const { desktop } = block;
    const columnStart = clamp(edges.columnStart ?? desktop.columnStart, 1, desktop.columnEnd - 1);
    const rowStart = clamp(edges.rowStart ?? desktop.rowStart, 1, desktop.rowEnd - 1);
    const columnEnd = clamp(edges.columnEnd ?? desktop.columnEnd, columnStart + 1, GRID_COLUMNS + 1);
    const rowEnd = Math.max(edges.rowEnd ?? desktop.rowEnd, rowStart + 1);
    return { ...block, desktop: { ...desktop, columnStart, columnEnd, rowStart, rowEnd } };
  });

/** Sets the alignment of a block in its cell; undefined values are removed. */
export const setBlockPlace = (
  layout: Layout,
  {
    blockId,
    place,
  }: {
    readonly blockId: string;
    readonly place: { [Key in 'zIndex' | 'verticalAlignment']?: Cell[Key] | undefined };
  },
): EditedLayout =>
  editBlock(layout, blockId, (block) => {
    const { zIndex, verticalAlignment, ...edges } = { ...block.desktop, ...place };
    return {
      ...block,
      desktop: {
        ...edges,
        ...(zIndex === undefined ? {} : { zIndex }),
        ...(verticalAlignment === undefined ? {} : { verticalAlignment }),
      },
    };
  });

export const setBlockValue = (
  layout: Layout,
  { blockId, value }: { readonly blockId: string; readonly value: PlacedBlock['value'] },
): EditedLayout => editBlock(layout, blockId, (block) => ({ ...block, value }));

/** Removes `styles` if there are none. */
export const setBlockStyles = (
  layout: Layout,
  { blockId, styles }: { readonly blockId: string; readonly styles: PlacedBlock['styles'] | undefined },
): EditedLayout =>
  editBlock(layout, blockId, ({ styles: _former, ...block }) => (styles ? { ...block, styles } : block));
