import { DATASET_COLUMNS, DATASET_ROWS, type Dataset, type DatasetRow } from './dataset.ts';

/** A cell of the table; row -1 contains the column names, column -1 the row labels. */
export interface DatasetCell {
  readonly row: number;
  readonly column: number;
}

const replaceAt = <Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] =>
  list.map((each, place) => (place === index ? entry : each));

const without = <Entry>(list: readonly Entry[], index: number): Entry[] =>
  list.filter((_, place) => place !== index);

const emptyRow = (columns: number): DatasetRow => ({
  label: '',
  cells: Array.from({ length: columns }, () => ''),
});

export const textAt = ({ columns, rows }: Dataset, { row, column }: DatasetCell): string => {
  if (row < 0) return columns[column] ?? '';
  return (column < 0 ? rows[row]?.label : rows[row]?.cells[column]) ?? '';
};

export const setCell = (dataset: Dataset, { row, column }: DatasetCell, text: string): Dataset => {
  if (row < 0) return { ...dataset, columns: replaceAt(dataset.columns, column, text) };
  const found = dataset.rows[row];
  if (!found) return dataset;
  const changed =
    column < 0 ? { ...found, label: text } : { ...found, cells: replaceAt(found.cells, column, text) };
  return { ...dataset, rows: replaceAt(dataset.rows, row, changed) };
};

export const addRow = (dataset: Dataset, at = dataset.rows.length): Dataset =>
  dataset.rows.length >= DATASET_ROWS
    ? dataset
    : { ...dataset, rows: dataset.rows.toSpliced(at, 0, emptyRow(dataset.columns.length)) };

export const removeRow = (dataset: Dataset, row: number): Dataset => ({
  ...dataset,
  rows: without(dataset.rows, row),
});

export const addColumn = (dataset: Dataset, at = dataset.columns.length): Dataset =>
  dataset.columns.length >= DATASET_COLUMNS
    ? dataset
    : {
        columns: dataset.columns.toSpliced(at, 0, ''),
        rows: dataset.rows.map(({ label, cells }) => ({ label, cells: cells.toSpliced(at, 0, '') })),
      };

export const removeColumn = ({ columns, rows }: Dataset, column: number): Dataset => ({
  columns: without(columns, column),
  rows: rows.map(({ label, cells }) => ({ label, cells: without(cells, column) })),
});

/** Swaps rows and columns. */
export const turnDataset = ({
  columns,
  rows,
}: Dataset): { readonly dataset: Dataset; readonly isCut: boolean } => ({
  dataset: {
    columns: rows.slice(0, DATASET_COLUMNS).map(({ label }) => label),
    rows: columns.map((label, column) => ({
      label,
      cells: rows.slice(0, DATASET_COLUMNS).map(({ cells }) => cells[column] ?? ''),
    })),
  },
  isCut: rows.length > DATASET_COLUMNS,
});
