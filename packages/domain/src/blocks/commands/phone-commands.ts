import { PHONE_COLUMNS, type PlacedBlock } from '../layout/layout.ts';
import { phoneRows, type Rows } from '../layout/phone-rows.ts';
import {
  blockGone,
  editBlock,
  editSection,
  findBlock,
  type EditedLayout,
  type Layout,
} from './edit-layout.ts';

type Phone = NonNullable<PlacedBlock['phone']>;

const isDifference = ([name, value]: [string, unknown]): boolean =>
  value !== undefined &&
  !(name === 'columnStart' && value === 1) &&
  !(name === 'columnEnd' && value === PHONE_COLUMNS + 1) &&
  !(name === 'isHidden' && value === false);

/** Stores only differences from the automatic phone layout. */
const withPhone = (
  { phone: before, ...block }: PlacedBlock,
  change: { readonly [Key in keyof Phone]?: Phone[Key] | undefined },
): PlacedBlock => {
  const phone: Phone = Object.fromEntries(Object.entries({ ...before, ...change }).filter(isDifference));
  return Object.keys(phone).length === 0 ? block : { ...block, phone };
};

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Sets which of the eight phone columns a block spans. */
export const setPhoneColumns = (
  layout: Layout,
  {
    blockId,
    columnStart,
    columnEnd,
  }: { readonly blockId: string; readonly columnStart: number; readonly columnEnd: number },
): EditedLayout => {
  const start = clamp(columnStart, 1, PHONE_COLUMNS);
  const end = clamp(columnEnd, start + 1, PHONE_COLUMNS + 1);
  return editBlock(layout, blockId, (block) => withPhone(block, { columnStart: start, columnEnd: end }));
};

export const hideOnPhone = (
  layout: Layout,
  { blockId, isHidden }: { readonly blockId: string; readonly isHidden: boolean },
): EditedLayout => editBlock(layout, blockId, (block) => withPhone(block, { isHidden }));

/** Removes phone settings, so that blocks follow the desktop layout again. */
export const resetPhone = (
  layout: Layout,
  { blockIds }: { readonly blockIds: readonly string[] },
): EditedLayout => {
  const ids = new Set(blockIds);
  return layout.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      const { phone: _phone, ...plain } = block;
      return ids.has(block.id) ? plain : block;
    }),
  }));
};

const withRows = (block: PlacedBlock, rows: Rows | undefined): PlacedBlock =>
  withPhone(block, { rowStart: rows?.rowStart, rowEnd: rows?.rowEnd });

const isTall = ({ rowStart, rowEnd }: Rows): boolean => rowEnd - rowStart > 1;

interface WantedRows {
  readonly rows: ReadonlyMap<string, Rows>;
  /** The moved block, which gets explicit rows first. */
  readonly movedId: string;
}

/** Stores explicit rows for as few blocks as possible, until all are in the wanted rows. */
const storeRows = (
  blocks: readonly PlacedBlock[],
  { rows: wanted, movedId }: WantedRows,
): readonly PlacedBlock[] => {
  let stored = blocks.map((block) => {
    const rows = wanted.get(block.id);
    return rows ? withRows(block, isTall(rows) ? rows : undefined) : block;
  });
  for (;;) {
    const wrong = [...phoneRows(stored)]
      .filter(([id, rows]) => wanted.get(id)?.rowStart !== rows.rowStart)
      .map(([id]) => id);
    const next = wrong.includes(movedId) ? movedId : wrong[0];
    if (next === undefined) return stored;
    stored = stored.map((block) => (block.id === next ? withRows(block, wanted.get(next)) : block));
  }
};

/** Removes empty rows. */
const compact = (rows: ReadonlyMap<string, Rows>): Map<string, Rows> => {
  const held = new Set<number>();
  for (const { rowStart, rowEnd } of rows.values())
    for (let row = rowStart; row < rowEnd; row += 1) held.add(row);
  const place = (line: number): number => [...held].filter((row) => row < line).length + 1;
  return new Map(
    [...rows].map(([id, { rowStart, rowEnd }]) => [id, { rowStart: place(rowStart), rowEnd: place(rowEnd) }]),
  );
};

/**
 * Moves a block to a row of the phone layout, counted without it, and moves everything there or below down.
 * Blocks whose rows then differ from the automatic layout are stored with their rows.
 */
export const moveOnPhone = (
  layout: Layout,
  { blockId, row }: { readonly blockId: string; readonly row: number },
): EditedLayout => {
  const found = findBlock(layout, blockId);
  if (!found) return blockGone;
  const shown = new Map(phoneRows(found.section.blocks));
  const own = shown.get(blockId);
  if (!own) return blockGone;
  shown.delete(blockId);
  const others = compact(shown);
  const height = own.rowEnd - own.rowStart;
  const below = Math.max(1, ...[...others.values()].map(({ rowEnd }) => rowEnd));
  const target = clamp(row, 1, below);
  const wanted = new Map(
    [...others].map(([id, { rowStart, rowEnd }]) => {
      const step = rowStart >= target ? height : 0;
      return [id, { rowStart: rowStart + step, rowEnd: rowEnd + step }];
    }),
  ).set(blockId, { rowStart: target, rowEnd: target + height });
  return editSection(layout, found.section.id, (section) => ({
    ...section,
    blocks: storeRows(section.blocks, { rows: wanted, movedId: blockId }),
  }));
};
