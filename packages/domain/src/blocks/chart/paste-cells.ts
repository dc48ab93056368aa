import { DATASET_COLUMNS, DATASET_ROWS, readCell, type Dataset } from './dataset.ts';
import { addColumn, addRow, setCell, type DatasetCell } from './edit-dataset.ts';

/** Splits text copied from a spreadsheet into cells; quoted ones may contain line breaks and tabs. */
export const splitCells = (text: string): string[][] => {
  const separator = text.includes('\t') || !/^[^\n]*[;,]/.test(text) ? '\t' : text.includes(';') ? ';' : ',';
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"|[^\t;,\n\r"]+|[\t;,]|\r?\n|"/g;
  let current = '';
  const close = () => {
    rows.at(-1)?.push(current.trim());
    current = '';
  };
  for (const [part, quoted] of text.matchAll(cell)) {
    if (quoted !== undefined) current += quoted.replaceAll('""', '"');
    else if (part === separator) close();
    else if (part === '\n' || part === '\r\n') {
      close();
      rows.push([]);
    } else current += part;
  }
  close();
  return rows.filter((cells) => cells.some((each) => each !== ''));
};

export interface PastedDataset {
  readonly dataset: Dataset;
  /** Cells beyond the table's limits were dropped. */
  readonly isCut: boolean;
}

const grow = (dataset: Dataset, rows: number, columns: number): Dataset => {
  let grown = dataset;
  while (grown.columns.length < columns) grown = addColumn(grown);
  while (grown.rows.length < rows) grown = addRow(grown);
  return grown;
};

const isText = (cell: string | undefined): boolean => readCell(cell ?? '') === undefined;

/** Whether the first line is a header: it has text, or no label, where the second has numbers and a label. */
const hasHead = ([first = [], second = []]: readonly string[][]): boolean => {
  const isUnlabelled = first[0] === '' && second[0] !== '';
  const hasNumbers = second.slice(1).some((cell) => cell !== '' && !isText(cell));
  return hasNumbers && (isUnlabelled || first.slice(1).some(isText));
};

/**
 * Pastes cells with their upper left one at the given cell, growing the table up to its limits. A table with
 * a header, pasted at the first row's label, also sets the column names.
 */
export const pasteCells = (dataset: Dataset, at: DatasetCell, pasted: readonly string[][]): PastedDataset => {
  const start = at.row === 0 && at.column === -1 && hasHead(pasted) ? { ...at, row: -1 } : at;
  const width = Math.max(0, ...pasted.map((cells) => cells.length));
  const rows = Math.min(start.row + pasted.length, DATASET_ROWS);
  const columns = Math.min(start.column + width, DATASET_COLUMNS);
  let filled = grow(dataset, rows, columns);
  for (const [down, cells] of pasted.entries())
    for (const [along, text] of cells.entries()) {
      const cell = { row: start.row + down, column: start.column + along };
      // The corner cell between names and labels is not stored.
      if (cell.row < rows && cell.column < columns && (cell.row >= 0 || cell.column >= 0))
        filled = setCell(filled, cell, text);
    }
  const isCut = start.row + pasted.length > DATASET_ROWS || start.column + width > DATASET_COLUMNS;
  return { dataset: filled, isCut };
};

/** The dataset as tab-separated text for spreadsheets. */
export const copyCells = ({ columns, rows }: Dataset): string =>
  [['', ...columns], ...rows.map(({ label, cells }) => [label, ...cells])]
    .map((cells) =>
      cells.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');
