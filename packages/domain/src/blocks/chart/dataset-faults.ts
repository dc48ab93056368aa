import { DATASET_COLUMNS, DATASET_ROWS, readCell, type Dataset } from './dataset.ts';

export const datasetMessages = {
  'column-missing': 'Your dataset must have at least one column',
  'row-missing': 'Your dataset must have at least one row',
  'data-missing': 'Enter some data!',
  'cell-wrong': 'Enter a number, or leave the cell empty.',
  'cells-missing': 'One or more rows was missing data',
  cut: `Your data was cut: a chart holds at most ${DATASET_ROWS} rows and ${DATASET_COLUMNS} columns`,
} as const;

export type DatasetFault = keyof typeof datasetMessages;

const cellsOf = ({ rows }: Dataset): string[] => rows.flatMap(({ cells }) => cells);

const isBlank = (text: string): boolean => text.trim() === '';

/** Why a dataset cannot be drawn. */
export const findDatasetFault = (dataset: Dataset): DatasetFault | undefined => {
  if (dataset.columns.length === 0) return 'column-missing';
  if (dataset.rows.length === 0) return 'row-missing';
  if (cellsOf(dataset).every(isBlank)) return 'data-missing';
  return cellsOf(dataset).some((cell) => readCell(cell) === undefined) ? 'cell-wrong' : undefined;
};

/** Charts with missing cells are drawn with gaps: a warning, not a refusal. */
export const hasGaps = ({ columns, rows }: Dataset): boolean =>
  rows.some(
    ({ label, cells }) => isBlank(label) || columns.some((_, column) => isBlank(cells[column] ?? '')),
  );
