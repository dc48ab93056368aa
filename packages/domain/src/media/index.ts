export type { Asset, AssetContent } from './asset.ts';
export { averageColors, COLOR_GRID, type ColorData } from './average-colors.ts';
export { findFileNameFault, findTypedNameFault, tidyFileName } from './file-name.ts';
export { BYTES_PER_MEGABYTE, formatFileSize } from './file-size.ts';
export {
  assetKinds,
  fileTypes,
  HEAD_BYTES,
  recognizeFile,
  type AssetKind,
  type FileType,
} from './file-types.ts';
export {
  cropAround,
  cropRatios,
  defaultFocalPoint,
  focalPointSources,
  readCropRatio,
  type CropBox,
  type CropRatio,
  type FocalPoint,
  type Point,
} from './focal-point.ts';
export { assetUrlOf, MEDIA_BASE } from './asset-url.ts';
export {
  formatOriginalSize,
  formatVariants,
  readFormat,
  readOriginalSize,
  VARIANT_WIDTHS,
  widthsOf,
  type PictureSize,
} from './image-variants.ts';
export { mediaLimits, MAX_PIXELS, MAX_SVG_BYTES, mostBytesOf } from './media-limits.ts';
export { mediaMessages, type MediaRefusal } from './media-messages.ts';
export { cleanSvg, type CleanedSvg } from './svg/clean-svg.ts';
export {
  cancelledUpload,
  findUploadFault,
  unknownFileFault,
  uploadEndOf,
  uploadMessages,
  type UploadAnswer,
  type UploadFailure,
} from './upload.ts';
