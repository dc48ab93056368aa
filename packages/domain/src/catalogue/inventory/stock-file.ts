import { restoreFormula, type CsvRow } from '../../csv/index.ts';
import type { StockChange } from '../stock.ts';
import { readStockEntry } from './read-stock-entry.ts';

/** Why a row of a stock file is left out, and what to do about it. */
export interface StockRowFault {
  readonly line: number;
  readonly message: string;
}

/** What a row of a stock file says of a variant. */
export interface StockFileEntry {
  readonly line: number;
  /** Empty where the file has only SKUs. */
  readonly variantId: string;
  readonly sku: string;
  readonly change: StockChange;
}

export interface StockFile {
  readonly entries: readonly StockFileEntry[];
  readonly faults: readonly StockRowFault[];
}

export const MAX_STOCK_ROWS = 10_000;

const headers = {
  variantId: ['variant id', 'variant id [non editable]'],
  sku: ['sku', 'variant sku'],
  quantity: ['quantity', 'stock', 'on hand', 'available', 'variant inventory qty'],
  change: ['change', 'adjustment', 'adjust by'],
} as const;

type Field = keyof typeof headers;
type Columns = Readonly<Record<Field, number>>;

const NO_COLUMNS =
  'The columns were not recognized. The first row must name SKU (or Variant ID) and Quantity (or Change).';

const findColumns = (header: CsvRow): Columns | undefined => {
  const names = header.cells.map((cell) => cell.trim().toLowerCase());
  const placeOf = (field: Field): number =>
    names.findIndex((name) => headers[field].some((each) => each === name));
  const columns = {
    variantId: placeOf('variantId'),
    sku: placeOf('sku'),
    quantity: placeOf('quantity'),
    change: placeOf('change'),
  };
  const hasVariant = columns.sku >= 0 || columns.variantId >= 0;
  const hasStock = columns.quantity >= 0 || columns.change >= 0;
  return hasVariant && hasStock ? columns : undefined;
};

const readQuantity = (text: string): StockChange | string => {
  const entry = readStockEntry(text);
  if ('fault' in entry) return 'Enter a whole number or “unlimited” as the quantity.';
  return entry.change.kind === 'adjust'
    ? 'A quantity cannot have a sign. Use the column Change to add or remove pieces.'
    : entry.change;
};

const readChange = (text: string): StockChange | string => {
  const entry = readStockEntry(/^\d/.test(text) ? `+${text}` : text);
  return 'fault' in entry || entry.change.kind !== 'adjust'
    ? 'Enter a whole number such as 5 or -3 as the change.'
    : entry.change;
};

/** Undefined for a row that changes nothing. */
const readStock = (quantity: string, change: string): StockChange | string | undefined => {
  if (quantity !== '' && change !== '') return 'Fill in the quantity or the change, not both.';
  if (quantity !== '') return readQuantity(quantity);
  return change === '' ? undefined : readChange(change);
};

const readRow = ({ line, cells }: CsvRow, columns: Columns): StockFileEntry | StockRowFault | undefined => {
  const cell = (field: Field): string => restoreFormula(cells[columns[field]] ?? '').trim();
  const [variantId, sku] = [cell('variantId'), cell('sku')];
  const change = readStock(cell('quantity'), cell('change'));
  if (change === undefined) return undefined;
  if (typeof change === 'string') return { line, message: change };
  if (variantId === '' && sku === '') return { line, message: 'Enter the SKU of the variant.' };
  return { line, variantId, sku, change };
};

/** The rows of a stock file, or why the whole file cannot be used. */
export const readStockFile = ([header, ...rows]: readonly CsvRow[]): StockFile | string => {
  if (!header || rows.length === 0) return 'The file has no rows. Choose a CSV file with a header row.';
  if (rows.length > MAX_STOCK_ROWS) return 'The file has more than 10,000 rows. Split it into several files.';
  const columns = findColumns(header);
  if (!columns) return NO_COLUMNS;
  const read = rows.flatMap((row) => readRow(row, columns) ?? []);
  return {
    entries: read.filter((row): row is StockFileEntry => 'change' in row),
    faults: read.filter((row): row is StockRowFault => 'message' in row),
  };
};
