export {
  columnSetNames,
  type Column,
  type ColumnSet,
  type ColumnSetName,
  type FileFormat,
  type RecognizedColumns,
} from './columns/column-set.ts';
export { columnSets, recognizeColumns } from './columns/recognize-columns.ts';
export { productFileLimits } from './product-files-limits.ts';
export { productFileMessages, undoMessages, type ProductFileRefusal } from './product-files-messages.ts';
export type { FilePicture, FileProduct, FileVariant, RowFault } from './read/file-product.ts';
export { RowGrouper, type ProductRows } from './read/group-rows.ts';
export { readFileProduct, type ReadProduct } from './read/read-file-product.ts';
export type { ReadOptions } from './read/row-reader.ts';
export { exportColumns, type ExportNeeds } from './write/export-columns.ts';
export { productRows, type ExportedPicture, type ExportedProduct } from './write/product-rows.ts';
export { applyFileProduct, type AppliedProduct, type ApplyContext } from './apply/apply-file-product.ts';
export { unitNames, type WeightUnit } from './units.ts';
export { listChanges, type FieldChange } from './apply/list-changes.ts';
export { videoSourceOf, type VideoSource } from './videos/video-addresses.ts';
