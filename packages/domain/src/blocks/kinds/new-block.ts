import { blockDefaults } from './block-defaults.ts';
import { componentNames, typeOfKind, type BlockKind } from './block-kinds.ts';
import { GRID_COLUMNS, type PlacedBlock } from '../layout/layout.ts';

interface Size {
  readonly columns: number;
  readonly rows: number;
}

const whole: Size = { columns: GRID_COLUMNS, rows: 4 };

/** How large a new block is, where it is not as wide as the page and four rows high. */
const sizes: Partial<Record<BlockKind, Size>> = {
  text: { columns: 14, rows: 3 },
  markdown: { columns: 14, rows: 3 },
  quote: { columns: 16, rows: 4 },
  button: { columns: 6, rows: 1 },
  image: { columns: 12, rows: 9 },
  gallery: { columns: GRID_COLUMNS, rows: 10 },
  video: { columns: 16, rows: 10 },
  map: { columns: GRID_COLUMNS, rows: 9 },
  chart: { columns: 16, rows: 10 },
  line: { columns: GRID_COLUMNS, rows: 1 },
  spacer: { columns: GRID_COLUMNS, rows: 1 },
  search: { columns: 10, rows: 1 },
  logo: { columns: 6, rows: 3 },
  shape: { columns: 6, rows: 6 },
  socialLinks: { columns: 10, rows: 1 },
  rss: { columns: 6, rows: 1 },
};

export const sizeOfNew = (kind: BlockKind): Size => sizes[kind] ?? whole;

/** A block of a kind as it comes out of the box, at the upper left of the grid. */
export const newBlock = (kind: BlockKind, id: string): PlacedBlock => {
  const { columns, rows } = sizeOfNew(kind);
  const definitionName = componentNames[kind];
  return {
    id,
    type: typeOfKind(kind),
    ...(definitionName === undefined ? {} : { definitionName }),
    value: blockDefaults[kind],
    desktop: { columnStart: 1, columnEnd: columns + 1, rowStart: 1, rowEnd: rows + 1 },
  };
};
