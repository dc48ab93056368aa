import { productFileLimits as limits } from '../product-files-limits.ts';
import type { ProductFileRefusal } from '../product-files-messages.ts';
import type { Column, ColumnSet, ColumnSetName, RecognizedColumns } from './column-set.ts';
import { shopifyColumns } from './shopify-columns.ts';
import { squarespaceColumns } from './squarespace-columns.ts';

export const columnSets = {
  squarespace: squarespaceColumns,
  shopify: shopifyColumns,
} as const satisfies Record<ColumnSetName, ColumnSet>;

/** Headers are compared without case, and with any blanks between words. */
const normalize = (header: string): string => header.trim().replaceAll(/\s+/g, ' ').toLowerCase();

const columnsByHeader = (set: ColumnSet): ReadonlyMap<string, Column> =>
  new Map(
    set.columns.flatMap((column) =>
      [column.header, ...(column.aliases ?? [])].map((header) => [normalize(header), column] as const),
    ),
  );

const isOfSet = (set: ColumnSet, headers: ReadonlySet<string>): boolean =>
  set.required.every((header) => headers.has(header));

/** Where two columns of a file mean the same, it cannot be said which of them counts. */
const findDouble = (headers: readonly string[], columns: readonly (Column | undefined)[]): boolean => {
  const named = headers.filter((header) => header !== '');
  const known = columns.filter((column) => column !== undefined);
  return new Set(named).size < named.length || new Set(known).size < known.length;
};

/** The column set of a header row, in any order and case; or why it cannot be imported. */
export const recognizeColumns = (cells: readonly string[]): RecognizedColumns | ProductFileRefusal => {
  const headers = cells.map(normalize);
  const set = Object.values(columnSets).find((each) => isOfSet(each, new Set(headers)));
  if (!set) return 'csv-columns-unknown';
  const byHeader = columnsByHeader(set);
  const columns = headers.map((header) => byHeader.get(header));
  if (findDouble(headers, columns)) return 'csv-column-twice';
  const unknown = headers.filter((header, index) => header !== '' && !columns[index]);
  const isTooLong = cells.some((cell) => cell.length > limits.MAX_COLUMN_NAME_LENGTH);
  if (unknown.length > limits.UNKNOWN_COLUMNS || isTooLong) return 'csv-too-many-columns';
  return { set: set.name, headers: cells.map((cell) => cell.trim()), columns };
};
