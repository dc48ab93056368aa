import {
  blockNames,
  deleteBlocks,
  duplicateBlocks,
  findBlock,
  insertBlock,
  isLayoutRefusal,
  moveBlocks,
  newBlock,
  resizeBlock,
  setBlockPlace,
  setBlockStyles,
  setBlockValue,
  type BlockKind,
  type Cell,
  type Edges,
  type InsertPlace,
  type Layout,
  type PlacedBlock,
} from '@sitewright/domain/blocks';
import { nameOfBlock, positionOfBlock } from '../model/describe.ts';
import {
  blockIn,
  nameOfArea,
  sectionIn,
  type Area,
  type AreaKey,
  type PageAreas,
  type AreaBlock,
} from '../model/page-areas.ts';
import { nothing, selectBlocks } from '../model/selection.ts';
import { actionIn, type Action, type ActionResult } from './action.ts';

export const countBlocks = (count: number): string => (count === 1 ? 'block' : `${count} blocks`);

/** The name of one block, or the number of several. */
export const nameOfBlocks = (blocks: readonly PlacedBlock[]): string => {
  const [first] = blocks;
  return blocks.length === 1 && first ? nameOfBlock(first) : countBlocks(blocks.length);
};

export const findBlocks = (pageAreas: PageAreas, ids: readonly string[]): AreaBlock[] =>
  ids.flatMap((id) => blockIn(pageAreas, id) ?? []);

export interface BlockToAdd {
  readonly kind: BlockKind;
  readonly id: string;
  readonly at: InsertPlace;
}

export const addBlock = (area: Area, { kind, id, at }: BlockToAdd): ActionResult => {
  const edited = insertBlock(area.layout, { block: newBlock(kind, id), at });
  const name = blockNames[kind];
  const placed = isLayoutRefusal(edited) ? undefined : findBlock(edited, id)?.block;
  return actionIn(area, edited, {
    label: `Add ${name.toLowerCase()}`,
    announcement: `${name} added${placed ? ` at ${positionOfBlock(placed)}` : ''}.`,
    select: selectBlocks([id]),
  });
};

const moved = (layout: Layout, blocks: readonly PlacedBlock[]): string => {
  const [first] = blocks;
  const after = first && findBlock(layout, first.id)?.block;
  return `${nameOfBlocks(blocks)} moved${after ? ` to ${positionOfBlock(after)}` : ''}.`;
};

export interface BlockTarget {
  readonly area: AreaKey;
  readonly sectionId: string;
  readonly columnStart: number;
  readonly rowStart: number;
}

/** Moves blocks to another document or area as one action. */
const moveAcross = (found: readonly AreaBlock[], to: BlockTarget & { readonly area: Area }): ActionResult => {
  const [first] = found;
  if (!first) return undefined;
  const blocks = found.map(({ block }) => block);
  const ids = blocks.map(({ id }) => id);
  const left = deleteBlocks(first.area.layout, { blockIds: ids });
  const sections = to.area.layout.map((section) =>
    section.id === to.sectionId ? { ...section, blocks: [...section.blocks, ...blocks] } : section,
  );
  const arrived = moveBlocks(sections, { blockIds: ids, to });
  if (isLayoutRefusal(left)) return left;
  if (isLayoutRefusal(arrived)) return arrived;
  return {
    label: `Move ${countBlocks(ids.length)}`,
    announcement: moved(arrived, blocks),
    areas: [
      { ...first.area, layout: left },
      { ...to.area, layout: arrived },
    ],
  };
};

export const moveBlocksTo = (pageAreas: PageAreas, ids: readonly string[], to: BlockTarget): ActionResult => {
  const [first] = findBlocks(pageAreas, ids);
  if (!first) return undefined;
  const found = findBlocks(pageAreas, ids).filter(({ area }) => nameOfArea(area) === nameOfArea(first.area));
  const area = pageAreas.find((each) => nameOfArea(each) === nameOfArea(to.area));
  if (!area) return undefined;
  if (area !== first.area) return moveAcross(found, { ...to, area });
  const blocks = found.map(({ block }) => block);
  const edited = moveBlocks(first.area.layout, { blockIds: blocks.map(({ id }) => id), to });
  return actionIn(first.area, edited, {
    label: `Move ${countBlocks(blocks.length)}`,
    announcement: isLayoutRefusal(edited) ? '' : moved(edited, blocks),
    noChangeText: `${nameOfBlocks(blocks)} cannot be moved further.`,
  });
};

const cornerOf = (blocks: readonly PlacedBlock[]) => ({
  columnStart: Math.min(...blocks.map(({ desktop }) => desktop.columnStart)),
  rowStart: Math.min(...blocks.map(({ desktop }) => desktop.rowStart)),
});

export interface GridOffset {
  readonly columns: number;
  readonly rows: number;
}

/** Moves the blocks of the first block's section by cells. */
export const moveBlocksBy = (
  pageAreas: PageAreas,
  ids: readonly string[],
  { columns, rows }: GridOffset,
): ActionResult => {
  const [first] = findBlocks(pageAreas, ids);
  if (!first) return undefined;
  const own = findBlocks(pageAreas, ids).filter(({ section }) => section.id === first.section.id);
  const { columnStart, rowStart } = cornerOf(own.map(({ block }) => block));
  return moveBlocksTo(
    pageAreas,
    own.map(({ block }) => block.id),
    {
      area: first.area,
      sectionId: first.section.id,
      columnStart: columnStart + columns,
      rowStart: rowStart + rows,
    },
  );
};

/** Moves blocks to the end of the section above or the start of the one below. */
export const moveToNextSection = (pageAreas: PageAreas, ids: readonly string[], by: 1 | -1): ActionResult => {
  const [first] = findBlocks(pageAreas, ids);
  if (!first) return undefined;
  const places = pageAreas
    .filter(({ within }) => within === first.area.within)
    .flatMap((area) => area.layout.map((section) => ({ area, section })));
  const next = places[places.findIndex(({ section }) => section.id === first.section.id) + by];
  if (!next) return { noChangeText: `There is no section ${by === 1 ? 'below' : 'above'}.` };
  const lowest = Math.max(1, ...next.section.blocks.map(({ desktop }) => desktop.rowEnd));
  const { columnStart } = cornerOf([first.block]);
  return moveBlocksTo(pageAreas, ids, {
    area: next.area,
    sectionId: next.section.id,
    columnStart,
    rowStart: by === 1 ? 1 : lowest,
  });
};

export const resizeBlockTo = (pageAreas: PageAreas, id: string, edges: Partial<Edges>): ActionResult => {
  const found = blockIn(pageAreas, id);
  if (!found) return undefined;
  const edited = resizeBlock(found.area.layout, { blockId: id, edges });
  const after = isLayoutRefusal(edited) ? undefined : findBlock(edited, id)?.block;
  return actionIn(found.area, edited, {
    label: 'Resize block',
    announcement: `${nameOfBlock(found.block)} resized to ${positionOfBlock(after ?? found.block)}.`,
    noChangeText: `${nameOfBlock(found.block)} cannot be resized further.`,
  });
};

/** Moves the lower right corner by cells. */
export const resizeBlockBy = (
  pageAreas: PageAreas,
  id: string,
  { columns, rows }: GridOffset,
): ActionResult => {
  const { columnEnd = 0, rowEnd = 0 } = blockIn(pageAreas, id)?.block.desktop ?? {};
  return resizeBlockTo(pageAreas, id, { columnEnd: columnEnd + columns, rowEnd: rowEnd + rows });
};

/** The areas that hold any of the blocks, with the ids of those blocks. */
export const byArea = (pageAreas: PageAreas, ids: readonly string[]): [Area, string[]][] =>
  pageAreas.flatMap((area): [Area, string[]][] => {
    const own = ids.filter((id) => findBlock(area.layout, id));
    return own.length === 0 ? [] : [[area, own]];
  });

export const removeBlocks = (
  pageAreas: PageAreas,
  ids: readonly string[],
  label: 'Delete' | 'Cut' = 'Delete',
): ActionResult => {
  const blocks = findBlocks(pageAreas, ids).map(({ block }) => block);
  if (blocks.length === 0) return undefined;
  const areas: Action['areas'][number][] = [];
  for (const [area, blockIds] of byArea(pageAreas, ids)) {
    const edited = deleteBlocks(area.layout, { blockIds });
    if (isLayoutRefusal(edited)) return edited;
    areas.push({ ...area, layout: edited });
  }
  const name = nameOfBlocks(blocks);
  const done = label === 'Cut' ? 'cut' : 'deleted';
  return {
    label: `${label} ${name.toLowerCase()}`,
    announcement: `${name} ${done}.`,
    areas,
    select: nothing,
  };
};

const newIdsIn = (before: Layout, after: Layout): string[] => {
  const known = new Set(before.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  return after.flatMap(({ blocks }) => blocks.map(({ id }) => id)).filter((id) => !known.has(id));
};

export const copyBlocksBelow = (
  pageAreas: PageAreas,
  ids: readonly string[],
  newId: () => string,
): ActionResult => {
  const [entry] = byArea(pageAreas, ids);
  if (!entry) return undefined;
  const [area, blockIds] = entry;
  const edited = duplicateBlocks(area.layout, { blockIds, newId });
  const name = nameOfBlocks(findBlocks(pageAreas, blockIds).map(({ block }) => block));
  return actionIn(area, edited, {
    label: `Duplicate ${name.toLowerCase()}`,
    announcement: `${name} duplicated.`,
    ...(isLayoutRefusal(edited) ? {} : { select: selectBlocks(newIdsIn(area.layout, edited)) }),
  });
};

interface ValueChange {
  readonly value: PlacedBlock['value'];
  readonly label: string;
  /** The value it was based on, if the block has changed since. */
  readonly base?: PlacedBlock['value'];
}

export const changeValue = (
  pageAreas: PageAreas,
  id: string,
  { value, label, base }: ValueChange,
): ActionResult => {
  const found = blockIn(pageAreas, id);
  if (!found) return undefined;
  const { area } = found;
  const edited = setBlockValue(area.layout, { blockId: id, value });
  const before = base && setBlockValue(area.layout, { blockId: id, value: base });
  if (!before || isLayoutRefusal(before) || isLayoutRefusal(edited))
    return actionIn(area, edited, { label, announcement: '' });
  return { label, announcement: '', areas: [{ ...area, layout: edited, base: before }] };
};

export const changeStyles = (
  pageAreas: PageAreas,
  id: string,
  styles: PlacedBlock['styles'] | undefined,
): ActionResult => {
  const found = blockIn(pageAreas, id);
  return (
    found &&
    actionIn(found.area, setBlockStyles(found.area.layout, { blockId: id, styles }), {
      label: 'Change block style',
      announcement: '',
    })
  );
};

type BlockPosition = { [Key in 'zIndex' | 'verticalAlignment']?: Cell[Key] | undefined };

export const changeBlockPosition = (pageAreas: PageAreas, id: string, place: BlockPosition): ActionResult => {
  const found = blockIn(pageAreas, id);
  return (
    found &&
    actionIn(found.area, setBlockPlace(found.area.layout, { blockId: id, place }), {
      label: 'Change block position',
      announcement: '',
    })
  );
};

/** The default insert position: below the selection. */
export const insertPositionBelow = (
  pageAreas: PageAreas,
  ids: readonly string[],
  sectionId: string | undefined,
): { readonly area: Area; readonly at: InsertPlace } | undefined => {
  const last = findBlocks(pageAreas, ids).at(-1);
  if (last) return { area: last.area, at: { afterBlockId: last.block.id } };
  const found = sectionIn(pageAreas, sectionId ?? '');
  return found && { area: found.area, at: { sectionId: found.section.id } };
};
