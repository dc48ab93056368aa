import { layOutPhone, type PhoneCell } from './phone-layout.ts';
import type { PlacedBlock } from './layout.ts';

export interface Rows {
  readonly rowStart: number;
  readonly rowEnd: number;
}

interface Taken extends Rows {
  readonly columnStart: number;
  readonly columnEnd: number;
}

const overlaps = (one: Taken, other: Taken): boolean =>
  one.rowStart < other.rowEnd &&
  other.rowStart < one.rowEnd &&
  one.columnStart < other.columnEnd &&
  other.columnStart < one.columnEnd;

const storedRows = ({ rowStart, rowEnd }: PhoneCell): Rows | undefined => {
  if (rowStart === undefined && rowEnd === undefined) return undefined;
  const start = rowStart ?? (rowEnd ?? 2) - 1;
  return { rowStart: start, rowEnd: Math.max(start + 1, rowEnd ?? start + 1) };
};

/**
 * Rows of a section's blocks on phones, by block id. Follows CSS grid auto-placement: blocks with explicit
 * rows first, then each other block at the next free row, never going back up.
 */
export const phoneRows = (blocks: readonly PlacedBlock[]): ReadonlyMap<string, Rows> => {
  const cells = layOutPhone(blocks).filter(({ isHidden }) => !isHidden);
  const taken = cells.flatMap((cell): Taken[] => {
    const rows = storedRows(cell);
    return rows ? [{ ...cell, ...rows }] : [];
  });
  const found = new Map<string, Rows>();
  let row = 1;
  let column = 1;
  for (const cell of cells) {
    const stored = storedRows(cell);
    if (stored) {
      found.set(cell.block.id, stored);
      continue;
    }
    if (cell.columnStart < column) row += 1;
    column = cell.columnStart;
    const isTaken = () => taken.some((other) => overlaps({ ...cell, rowStart: row, rowEnd: row + 1 }, other));
    while (isTaken()) row += 1;
    taken.push({ ...cell, rowStart: row, rowEnd: row + 1 });
    found.set(cell.block.id, { rowStart: row, rowEnd: row + 1 });
  }
  return found;
};
