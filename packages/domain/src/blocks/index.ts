export { blockKinds, kindOf, typeOfKind, type BlockKind } from './kinds/block-kinds.ts';
export type { BlockTexts } from './kinds/block-definitions.ts';
export { textsOfKind } from './kinds/block-texts.ts';
export { changeAt, valuesAt } from './values/exact-paths.ts';
export { blockDefaults, blockNames, emptyBlockHints } from './kinds/block-tables.ts';
export { blockTypes, type BlockTypeName } from './kinds/block-types.ts';
export {
  DATASET_COLUMNS,
  DATASET_ROWS,
  readCell,
  readDataset,
  writeDataset,
  type ChartData,
  type Dataset,
  type DatasetRow,
} from './chart/dataset.ts';
export { datasetMessages, findDatasetFault, hasGaps, type DatasetFault } from './chart/dataset-faults.ts';
export {
  addColumn,
  addRow,
  removeColumn,
  removeRow,
  setCell,
  textAt,
  turnDataset,
  type DatasetCell,
} from './chart/edit-dataset.ts';
export { copyCells, pasteCells, splitCells, type PastedDataset } from './chart/paste-cells.ts';
export {
  blockMessages,
  blockRefusalText,
  blockValueText,
  type BlockRefusal,
  type BlockRefusalCode,
  type BlockValueFault,
} from './blocks-messages.ts';
export { readBlockValue, writeBlockValue } from './kinds/component-values.ts';
export {
  backgroundSources,
  promotedBlockTypes,
  sliceTypes,
  type BackgroundSource,
  type PromotedBlockType,
  type SliceTypeName,
} from './codes.ts';
export { dependsOnHeadings, hasHeadings } from './depends-on-headings.ts';
export { dependsOnTime } from './depends-on-time.ts';
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
} from './values/gallery-options.ts';
export {
  BLOCKS_PER_LAYOUT,
  GRID_COLUMNS,
  PHONE_COLUMNS,
  sectionThemeNames,
  sectionThemes,
  type Cell,
  type PlacedBlock,
  type Section,
  type SectionBackground,
} from './layout/layout.ts';
export { checkLayout } from './commands/check-layout.ts';
export { GALLERIES_PER_LAYOUT, PICTURES_PER_GALLERY, TRACKS_PER_ALBUM } from './layout/list-limits.ts';
export { DESKTOP_MIN_WIDTH, layOutPhone, PHONE_MAX_WIDTH, type PhoneCell } from './layout/phone-layout.ts';
export { gridAreas } from './layout/grid-areas.ts';
export { isMenuPrice, readMenuEntries, writeMenuEntries, type MenuEntry } from './menu/menu-entries.ts';
export { newBlock } from './kinds/new-block.ts';
export { phoneRows, type Rows } from './layout/phone-rows.ts';
export {
  insertBlock,
  moveBlocks,
  resizeBlock,
  setBlockPlace,
  setBlockStyles,
  setBlockValue,
  type Edges,
  type InsertPlace,
  type MoveTarget,
} from './commands/block-commands.ts';
export { deleteBlocks, duplicateBlocks, pasteBlocks, type NewId } from './commands/copy-commands.ts';
export {
  findBlock,
  findSection,
  isLayoutRefusal,
  type EditedLayout,
  type FoundBlock,
  type Layout,
} from './commands/edit-layout.ts';
export { alignBlocks, blockAlignments, type BlockAlignment } from './commands/align-blocks.ts';
export { hideOnPhone, moveOnPhone, resetPhone, setPhoneColumns } from './commands/phone-commands.ts';
export {
  copySection,
  deleteSection,
  duplicateSection,
  insertSection,
  moveSection,
  setSection,
  type SectionChange,
} from './commands/section-commands.ts';
export { isSafeAddress } from './values/safe-address.ts';
