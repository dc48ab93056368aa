import {
  unitPriceColumns,
  type Column,
  type ColumnSetName,
  type RecognizedColumns,
} from '../columns/column-set.ts';
import { columnSets } from '../columns/recognize-columns.ts';
import { SHOPIFY_OPTIONS } from '../columns/shopify-columns.ts';

export interface ExportNeeds {
  /** The most options that a product has. */
  readonly options: number;
  /** Columns of imported files that the program does not know. */
  readonly importedColumns: readonly string[];
  /** Whether a product has a video. */
  readonly hasVideos: boolean;
  /** Whether a variant has a unit price. */
  readonly hasUnitPrices: boolean;
}

type Needed = Pick<ExportNeeds, 'options' | 'hasVideos' | 'hasUnitPrices'>;

const isWritten = (column: Column, set: ColumnSetName, needs: Needed): boolean =>
  (column.field !== 'videos' || needs.hasVideos) &&
  (!unitPriceColumns.includes(column) || needs.hasUnitPrices) &&
  (set === 'squarespace' || (column.option ?? 0) <= Math.max(SHOPIFY_OPTIONS, needs.options));

/** The columns of an exported file: those of the set, then those that were imported and are not known. */
export const exportColumns = (
  set: ColumnSetName,
  { importedColumns, ...needs }: ExportNeeds,
): RecognizedColumns => {
  const known = columnSets[set].columns.filter((column) => isWritten(column, set, needs));
  const headers = known.map(({ header }) => header);
  const taken = new Set(headers.map((header) => header.toLowerCase()));
  const further = importedColumns.filter((header) => !taken.has(header.toLowerCase())).toSorted();
  return { set, headers: [...headers, ...further], columns: [...known, ...further.map(() => undefined)] };
};
