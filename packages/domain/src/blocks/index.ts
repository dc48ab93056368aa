export { blockTypes, type BlockTypeName } from './block-types.ts';
export {
  BLOCKS_PER_LAYOUT,
  GRID_COLUMNS,
  PHONE_COLUMNS,
  sectionThemes,
  type Cell,
  type PlacedBlock,
  type Section,
} from './layout.ts';
