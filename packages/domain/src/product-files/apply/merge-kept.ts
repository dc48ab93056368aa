import type { RecognizedColumns } from '../columns/column-set.ts';

type Cells = Readonly<Record<string, string>>;

/** What is stored of columns that are not understood; an empty cell deletes, a usual value is not stored. */
export const mergeKept = (
  stored: Cells | undefined,
  kept: Cells,
  { columns }: RecognizedColumns,
): { importedColumns?: Cells } => {
  const merged: Record<string, string> = { ...stored };
  for (const [header, cell] of Object.entries(kept)) {
    const usual = columns.find((column) => column?.header === header)?.usual;
    if (cell === '' || (cell === usual && stored?.[header] === undefined)) delete merged[header];
    else merged[header] = cell;
  }
  return Object.keys(merged).length > 0 ? { importedColumns: merged } : {};
};
