export { blockDefaults } from './block-defaults.ts';
export { blockKinds, kindOf, typeOfKind, type BlockKind } from './block-kinds.ts';
export { blockTypes, type BlockTypeName } from './block-types.ts';
export {
  blockMessages,
  blockRefusalText,
  blockValueText,
  type BlockRefusal,
  type BlockRefusalCode,
  type BlockValueFault,
} from './blocks-messages.ts';
export {
  backgroundSources,
  promotedBlockTypes,
  sliceTypes,
  type BackgroundSource,
  type PromotedBlockType,
  type SliceTypeName,
} from './codes.ts';
export {
  aspectRatios,
  galleryDesigns,
  galleryMediaTypes,
  galleryOptionApplies,
  galleryOptionNames,
  galleryOptions,
  readGalleryOptions,
  SLIDER_ASPECT_RATIO,
  type AspectRatio,
  type GalleryDesign,
  type GalleryMediaType,
  type GalleryOptionName,
  type GalleryOptions,
} from './gallery-options.ts';
export {
  BLOCKS_PER_LAYOUT,
  GRID_COLUMNS,
  PHONE_COLUMNS,
  sectionThemes,
  type Cell,
  type PlacedBlock,
  type Section,
  type SectionBackground,
} from './layout.ts';
export {
  checkLayout,
  GALLERIES_PER_LAYOUT,
  PICTURES_PER_GALLERY,
  TRACKS_PER_ALBUM,
} from './layout-limits.ts';
export { DESKTOP_MIN_WIDTH, layOutPhone, PHONE_MAX_WIDTH, type PhoneCell } from './phone-layout.ts';
export { isSafeAddress } from './safe-address.ts';
