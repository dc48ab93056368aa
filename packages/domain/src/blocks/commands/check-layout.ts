import { kindOf } from '../kinds/block-kinds.ts';
import type { BlockRefusal } from '../blocks-messages.ts';
import { GALLERIES_PER_LAYOUT, PICTURES_PER_GALLERY, TRACKS_PER_ALBUM } from '../layout/list-limits.ts';
import {
  BLOCKS_PER_LAYOUT,
  GRID_COLUMNS,
  type Cell,
  type PlacedBlock,
  type Section,
} from '../layout/layout.ts';

const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const isInGrid = ({ columnStart, columnEnd, rowStart, rowEnd }: Cell): boolean =>
  [columnStart, columnEnd, rowStart, rowEnd].every(Number.isInteger) &&
  columnStart >= 1 &&
  columnEnd > columnStart &&
  columnEnd <= GRID_COLUMNS + 1 &&
  rowStart >= 1 &&
  rowEnd > rowStart;

const checkBlock = (block: PlacedBlock): BlockRefusal[] => {
  const refusals: BlockRefusal[] = [];
  const blockId = block.id;
  const kind = kindOf(block);
  if (!isInGrid(block.desktop)) refusals.push({ code: 'cell-outside-grid', limit: GRID_COLUMNS, blockId });
  if (kind === 'album' && sizeOf(block.value['tracks']) > TRACKS_PER_ALBUM)
    refusals.push({ code: 'too-many-tracks', limit: TRACKS_PER_ALBUM, blockId });
  if (kind === 'gallery' && sizeOf(block.value['items']) > PICTURES_PER_GALLERY)
    refusals.push({ code: 'gallery-too-large', limit: PICTURES_PER_GALLERY, blockId });
  return refusals;
};

/** Reasons why a page's sections cannot be saved; empty if valid. */
export const checkLayout = (sections: readonly Section[]): BlockRefusal[] => {
  const blocks = sections.flatMap((section) => section.blocks);
  const refusals: BlockRefusal[] = [];
  if (blocks.length > BLOCKS_PER_LAYOUT) refusals.push({ code: 'too-many-blocks', limit: BLOCKS_PER_LAYOUT });
  if (blocks.filter((block) => kindOf(block) === 'gallery').length > GALLERIES_PER_LAYOUT)
    refusals.push({ code: 'too-many-galleries', limit: GALLERIES_PER_LAYOUT });
  if (new Set(blocks.map(({ id }) => id)).size < blocks.length) refusals.push({ code: 'block-id-repeated' });
  return [...refusals, ...blocks.flatMap(checkBlock)];
};
