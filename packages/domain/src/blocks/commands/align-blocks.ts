import type { Cell, PlacedBlock } from '../layout/layout.ts';
import { boundsOf, moveCell } from './block-commands.ts';
import { blockGone, type EditedLayout, type Layout } from './edit-layout.ts';

/** The edge or center line to align blocks to. */
export const blockAlignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type BlockAlignment = (typeof blockAlignments)[number];

type Corner = Pick<Cell, 'columnStart' | 'rowStart'>;

/** Rounded down if the exact center is not on the grid. */
const cornerFor = (cell: Cell, bounds: Cell, alignment: BlockAlignment): Corner => {
  const { columnStart, rowStart } = cell;
  const width = cell.columnEnd - columnStart;
  const height = cell.rowEnd - rowStart;
  const corners = {
    left: { columnStart: bounds.columnStart, rowStart },
    centre: { columnStart: Math.floor((bounds.columnStart + bounds.columnEnd - width) / 2), rowStart },
    right: { columnStart: bounds.columnEnd - width, rowStart },
    top: { columnStart, rowStart: bounds.rowStart },
    middle: { columnStart, rowStart: Math.floor((bounds.rowStart + bounds.rowEnd - height) / 2) },
    bottom: { columnStart, rowStart: bounds.rowEnd - height },
  } as const satisfies Record<BlockAlignment, Corner>;
  return corners[alignment];
};

/** Aligns the blocks of each section to the outermost of them; sizes are unchanged. */
export const alignBlocks = (
  layout: Layout,
  { blockIds, alignment }: { readonly blockIds: readonly string[]; readonly alignment: BlockAlignment },
): EditedLayout => {
  const ids = new Set(blockIds);
  const isMeant = ({ id }: PlacedBlock): boolean => ids.has(id);
  if (layout.flatMap(({ blocks }) => blocks.filter(isMeant)).length < ids.size) return blockGone;
  return layout.map((section) => {
    const own = section.blocks.filter(isMeant);
    if (own.length < 2) return section;
    const bounds = boundsOf(own);
    const align = (block: PlacedBlock): PlacedBlock => ({
      ...block,
      desktop: moveCell(block.desktop, cornerFor(block.desktop, bounds, alignment)),
    });
    return { ...section, blocks: section.blocks.map((block) => (isMeant(block) ? align(block) : block)) };
  });
};
