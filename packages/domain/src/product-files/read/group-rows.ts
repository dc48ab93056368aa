import { catalogueLimits } from '../../catalogue/index.ts';
import type { CsvRow } from '../../csv/index.ts';
import type { RecognizedColumns } from '../columns/column-set.ts';

/** The rows of one product. */
export type ProductRows = readonly [CsvRow, ...CsvRow[]];

const cellOf = ({ columns }: RecognizedColumns, row: CsvRow, field: string): string => {
  const index = columns.findIndex((column) => column?.field === field);
  return index < 0 ? '' : (row.cells[index] ?? '').trim();
};

/** Whether a row goes on with the product of the rows before it. */
const continues = (recognized: RecognizedColumns, [first]: ProductRows, row: CsvRow): boolean => {
  if (recognized.set === 'shopify') {
    const handle = cellOf(recognized, row, 'url').toLowerCase();
    return handle === '' || handle === cellOf(recognized, first, 'url').toLowerCase();
  }
  const id = cellOf(recognized, row, 'productId');
  if (id !== '') return id === cellOf(recognized, first, 'productId');
  return cellOf(recognized, row, 'title') === '' && cellOf(recognized, row, 'url') === '';
};

/** More rows than the variants and pictures of a product: one more is kept, so that it is refused. */
const MAX_ROWS = catalogueLimits.VARIANTS + catalogueLimits.PICTURES;

/** Collects the rows of each product, which follow each other. */
export class RowGrouper {
  readonly #recognized: RecognizedColumns;
  #rows: [CsvRow, ...CsvRow[]] | undefined;

  constructor(recognized: RecognizedColumns) {
    this.#recognized = recognized;
  }

  /** The rows of the product before, once a row begins another. */
  push(row: CsvRow): ProductRows | undefined {
    if (row.cells.every((cell) => cell.trim() === '')) return undefined;
    if (this.#rows && continues(this.#recognized, this.#rows, row)) {
      if (this.#rows.length <= MAX_ROWS) this.#rows.push(row);
      return undefined;
    }
    const complete = this.#rows;
    this.#rows = [row];
    return complete;
  }

  end(): ProductRows | undefined {
    const complete = this.#rows;
    this.#rows = undefined;
    return complete;
  }
}
