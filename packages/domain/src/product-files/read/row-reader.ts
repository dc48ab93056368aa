import { restoreFormula, type CsvRow } from '../../csv/index.ts';
import type { Column, RecognizedColumns } from '../columns/column-set.ts';
import { productFileLimits as limits } from '../product-files-limits.ts';
import type { RowFault } from './file-product.ts';
import { CellFault } from './read-cells.ts';

export interface ReadOptions {
  /** Of the store's currency. */
  readonly fractionDigits: number;
}

/** Finds and understands cells of one row, and collects what is wrong with them. */
export class RowReader {
  readonly recognized: RecognizedColumns;
  readonly row: CsvRow;
  readonly options: ReadOptions;
  readonly #faults: RowFault[];

  constructor(
    recognized: RecognizedColumns,
    row: CsvRow,
    { faults, ...options }: ReadOptions & { readonly faults: RowFault[] },
  ) {
    this.recognized = recognized;
    this.row = row;
    this.options = options;
    this.#faults = faults;
  }

  /** Undefined where the file has no such column. */
  cell(field: Column['field'], option?: number): string | undefined {
    const { columns } = this.recognized;
    const index = columns.findIndex((column) => column?.field === field && column.option === option);
    return index < 0 ? undefined : restoreFormula(this.row.cells[index] ?? '').trim();
  }

  /** The value of a cell; undefined for one that is missing or at fault. */
  read<Value>(field: Column['field'], parse: (cell: string) => Value): Value | undefined {
    const cell = this.cell(field);
    if (cell === undefined) return undefined;
    try {
      return parse(cell);
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      this.fault(field, error.message);
      return undefined;
    }
  }

  fault(field: Column['field'] | undefined, message: string, option?: number): void {
    const { columns, headers } = this.recognized;
    const index = columns.findIndex((column) => column?.field === field && column?.option === option);
    this.#faults.push({ line: this.row.line, column: headers[index] ?? '', message });
  }

  /** Cells that are stored without being understood. */
  kept(level: 'product' | 'variant', isFirst: boolean): Record<string, string> {
    const kept: Record<string, string> = {};
    for (const [index, header] of this.recognized.headers.entries()) {
      const column = this.recognized.columns[index];
      // What is not known belongs to the product on its first row, to the variant on others.
      const isHere = column
        ? column.field === 'kept' && column.level === level
        : isFirst === (level === 'product');
      if (!isHere || header === '') continue;
      const cell = restoreFormula(this.row.cells[index] ?? '');
      if (cell.length > limits.MAX_KEPT_CELL_LENGTH)
        this.#faults.push({
          line: this.row.line,
          column: header,
          message: `Shorten this cell to ${limits.MAX_KEPT_CELL_LENGTH} characters.`,
        });
      else kept[column?.header ?? header] = cell;
    }
    return kept;
  }
}
