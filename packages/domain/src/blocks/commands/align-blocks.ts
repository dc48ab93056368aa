import type { Cell, PlacedBlock } from '../layout/layout.ts';
import { boundsOf, moveCell } from './block-commands.ts';
import { blockGone, type EditedLayout, type Layout } from './edit-layout.ts';

/** The edge, or the middle, that blocks are brought into line with. */
export const blockAlignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type BlockAlignment = (typeof blockAlignments)[number];

type Corner = Pick<Cell, 'columnStart' | 'rowStart'>;

/** A block that cannot stand exactly in the middle stands half a cell before it. */
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

/** Brings the blocks of each section into line with the outermost of them; their sizes stay. */
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
