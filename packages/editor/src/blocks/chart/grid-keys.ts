import type { Dataset, DatasetCell } from '@sitewright/domain/blocks';
import { moveInGrid } from '../../controls/index.ts';

type KeyPress = Parameters<typeof moveInGrid>[2];

/** The cell of a dataset that a key moves to; the names of columns and rows are cells too. */
export const moveInDataset = (
  { rows, columns }: Dataset,
  from: DatasetCell,
  press: KeyPress,
): DatasetCell | undefined => {
  const to = moveInGrid(from, { rows: rows.length, columns: columns.length, first: -1 }, press);
  // The corner cell is not editable.
  return to?.row === -1 && to.column === -1 ? { row: -1, column: 0 } : to;
};
