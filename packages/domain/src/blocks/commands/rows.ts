import type { PlacedBlock } from '../layout/layout.ts';

const shift = (block: PlacedBlock, start: number, end: number): PlacedBlock =>
  start === 0 && end === 0
    ? block
    : {
        ...block,
        desktop: {
          ...block.desktop,
          rowStart: block.desktop.rowStart + start,
          rowEnd: block.desktop.rowEnd + end,
        },
      };

/** The first row below all blocks. */
export const rowBelow = (blocks: readonly PlacedBlock[]): number =>
  Math.max(1, ...blocks.map(({ desktop }) => desktop.rowEnd));

/** Moves all blocks that start at the row or below down; blocks that only span the row stay. */
export const insertRows = (blocks: readonly PlacedBlock[], row: number, height: number): PlacedBlock[] =>
  blocks.map((block) => (block.desktop.rowStart >= row ? shift(block, height, height) : block));

const rowsOf = (blocks: readonly PlacedBlock[]): Set<number> =>
  new Set(
    blocks.flatMap(({ desktop: { rowStart, rowEnd } }) =>
      Array.from({ length: rowEnd - rowStart }, (_, offset) => rowStart + offset),
    ),
  );

/** Closes the rows that only the removed blocks occupied. */
export const closeRows = (
  blocks: readonly PlacedBlock[],
  gone: readonly PlacedBlock[],
): readonly PlacedBlock[] => {
  const held = rowsOf(blocks);
  const empty = [...rowsOf(gone)].filter((row) => !held.has(row));
  const above = (line: number): number => empty.filter((row) => row < line).length;
  return blocks.map((block) => shift(block, -above(block.desktop.rowStart), -above(block.desktop.rowEnd)));
};
