export { blockDefaults } from './block-defaults.ts';
export { blockKinds, kindOf, typeOfKind, type BlockKind } from './block-kinds.ts';
export { blockNames } from './block-names.ts';
export { blockTypes, type BlockTypeName } from './block-types.ts';
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
export { readBlockValue, writeBlockValue } from './component-values.ts';
export {
  backgroundSources,
  promotedBlockTypes,
  sliceTypes,
  type BackgroundSource,
  type PromotedBlockType,
  type SliceTypeName,
} from './codes.ts';
export { followsHeadings } from './follows-headings.ts';
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
  sectionThemeNames,
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
export { gridAreas } from './grid-areas.ts';
export { isMenuPrice, readMenuEntries, writeMenuEntries, type MenuEntry } from './menu/menu-entries.ts';
export { newBlock } from './new-block.ts';
export { phoneRows, type Rows } from './phone-rows.ts';
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
export { isSafeAddress } from './safe-address.ts';
