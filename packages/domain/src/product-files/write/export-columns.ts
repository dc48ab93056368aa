import type { Column, ColumnSetName, RecognizedColumns } from '../columns/column-set.ts';
import { columnSets } from '../columns/recognize-columns.ts';
import { SHOPIFY_OPTIONS } from '../columns/shopify-columns.ts';

export interface ExportNeeds {
  /** The most options that a product has. */
  readonly options: number;
  /** Columns of imported files that the program does not know. */
  readonly importedColumns: readonly string[];
  /** Whether a product has a video. */
  readonly hasVideos: boolean;
}

type Needed = Pick<ExportNeeds, 'options' | 'hasVideos'>;

const isWritten = ({ field, option = 0 }: Column, set: ColumnSetName, needs: Needed): boolean =>
  (field !== 'videos' || needs.hasVideos) &&
  (set === 'squarespace' || option <= Math.max(SHOPIFY_OPTIONS, needs.options));

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
