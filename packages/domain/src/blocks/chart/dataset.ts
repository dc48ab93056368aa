/** The data of a chart as in the editor's table; cells contain typed text. */
export interface Dataset {
  /** The names of the columns; each is a series. */
  readonly columns: readonly string[];
  readonly rows: readonly DatasetRow[];
}

export interface DatasetRow {
  readonly label: string;
  readonly cells: readonly string[];
}

export interface ChartData {
  readonly labels: readonly string[];
  readonly series: readonly {
    readonly name: string;
    readonly values: readonly (number | null)[];
  }[];
}

export const DATASET_ROWS = 100;
export const DATASET_COLUMNS = 12;

/** Larger values break the axis and its labels. */
const MAX = 1e15;

/**
 * Commas, spaces and apostrophes may separate thousands; a single comma before one or two digits is a decimal
 * separator.
 */
const plainNumber = (text: string): string => {
  const tidy = text.replaceAll(/[\s'’_%\p{Sc}]/gu, '');
  if (/^-?\d+,\d{1,2}$/.test(tidy)) return tidy.replace(',', '.');
  return /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(tidy)
    ? tidy.replaceAll('.', '').replace(',', '.')
    : tidy.replaceAll(',', '');
};

/** The number in a cell: null if empty, undefined if invalid. */
export const readCell = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const tidy = plainNumber(text);
  const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(tidy) ? Number(tidy) : Number.NaN;
  return Math.abs(value) <= MAX ? value : undefined;
};

export const readDataset = ({ labels, series }: ChartData): Dataset => ({
  columns: series.map(({ name }) => name),
  rows: labels.map((label, row) => ({
    label,
    cells: series.map(({ values }) => String(values[row] ?? '')),
  })),
});

export const writeDataset = ({ columns, rows }: Dataset): ChartData => ({
  labels: rows.map(({ label }) => label.trim()),
  series: columns.map((name, column) => ({
    name: name.trim(),
    values: rows.map(({ cells }) => readCell(cells[column] ?? '') ?? null),
  })),
});
