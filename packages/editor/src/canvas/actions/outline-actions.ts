import {
  deleteBlocks,
  insertBlock,
  isLayoutRefusal,
  moveSection,
  type InsertPlace,
  type Layout,
} from '@sitewright/domain/blocks';
import { nameOfBlock, nameOfSection } from '../model/describe.ts';
import {
  blockIn,
  blocksInOrder,
  nameOfArea,
  sectionIn,
  type Area,
  type PageAreas,
} from '../model/page-areas.ts';
import { actionIn, isActionRefusal, type Action, type ActionResult } from './action.ts';

/** Drop target in the outline: beside a row, or on a section. */
export interface OutlineTarget {
  readonly id: string;
  readonly position: 'before' | 'after' | 'on';
}

const dropSection = (pageAreas: PageAreas, id: string, target: OutlineTarget): ActionResult => {
  const found = sectionIn(pageAreas, id);
  const beside = sectionIn(pageAreas, target.id) ?? blockIn(pageAreas, target.id);
  if (!found || !beside || nameOfArea(found.area) !== nameOfArea(beside.area)) return undefined;
  const { layout } = found.area;
  const index = layout.findIndex((section) => section.id === beside.section.id);
  const after = target.position === 'before' ? (layout[index - 1]?.id ?? null) : beside.section.id;
  if (after === id) return undefined;
  return actionIn(found.area, moveSection(layout, { sectionId: id, after }), {
    label: 'Move section',
    announcement: `${nameOfSection(found.section, layout.indexOf(found.section))} moved.`,
  });
};

interface DropPosition {
  readonly area: Area;
  readonly at: InsertPlace;
}

const dropPositionFor = (pageAreas: PageAreas, { id, position }: OutlineTarget): DropPosition | undefined => {
  const beside = blockIn(pageAreas, id);
  if (beside) {
    const { columnStart, rowStart } = beside.block.desktop;
    const at: InsertPlace =
      position === 'before' ? { sectionId: beside.section.id, columnStart, rowStart } : { afterBlockId: id };
    return { area: beside.area, at };
  }
  const found = sectionIn(pageAreas, id);
  return found && { area: found.area, at: { sectionId: found.section.id } };
};

/** A target row is located after the dragged block has been removed. */
const adjustPosition = (layout: Layout, at: InsertPlace, target: OutlineTarget): InsertPlace => {
  if ('afterBlockId' in at || target.position !== 'before') return at;
  const rowStart = layout.flatMap(({ blocks }) => blocks).find(({ id }) => id === target.id)
    ?.desktop.rowStart;
  return { ...at, ...(rowStart === undefined ? {} : { rowStart }) };
};

const dropBlock = (pageAreas: PageAreas, id: string, target: OutlineTarget): ActionResult => {
  const found = blockIn(pageAreas, id);
  const place = dropPositionFor(pageAreas, target);
  if (!found || !place || target.id === id) return undefined;
  const left = deleteBlocks(found.area.layout, { blockIds: [id] });
  if (isLayoutRefusal(left)) return left;
  const isSameArea = nameOfArea(found.area) === nameOfArea(place.area);
  const base = isSameArea ? left : place.area.layout;
  const { phone: _phone, ...block } = found.block;
  const arrived = insertBlock(base, { block, at: adjustPosition(base, place.at, target) });
  if (isLayoutRefusal(arrived)) return arrived;
  return {
    label: 'Move block',
    announcement: `${nameOfBlock(found.block)} moved.`,
    areas: isSameArea
      ? [{ ...found.area, layout: arrived }]
      : [
          { ...found.area, layout: left },
          { ...place.area, layout: arrived },
        ],
  };
};

const dropRow = (pageAreas: PageAreas, id: string, target: OutlineTarget): ActionResult =>
  sectionIn(pageAreas, id) ? dropSection(pageAreas, id, target) : dropBlock(pageAreas, id, target);

const pageAreasAfter = (pageAreas: PageAreas, { areas }: Action): PageAreas =>
  pageAreas.map((area) => {
    const edited = areas.find((each) => nameOfArea(each) === nameOfArea(area));
    return edited ? { ...area, layout: edited.layout } : area;
  });

/** In document order, regardless of the selection order. */
const inOrder = (pageAreas: PageAreas, ids: readonly string[]): string[] =>
  pageAreas
    .flatMap(({ layout }) =>
      layout.flatMap((section) => [section.id, ...blocksInOrder(section).map(({ id }) => id)]),
    )
    .filter((id) => ids.includes(id));

/** Moves outline rows one after the other, as one action; blocks below the target make room. */
export const dropInOutline = (
  pageAreas: PageAreas,
  ids: readonly string[],
  target: OutlineTarget,
): ActionResult => {
  const actions: Action[] = [];
  let after = pageAreas;
  let place = target;
  for (const id of inOrder(pageAreas, ids)) {
    const action = dropRow(after, id, place);
    if (isActionRefusal(action)) return action;
    if (!action || !('areas' in action)) continue;
    actions.push(action);
    after = pageAreasAfter(after, action);
    place = { id, position: 'after' };
  }
  const [first] = actions;
  if (!first) return undefined;
  const areas = after.filter((area, index) => area.layout !== pageAreas[index]?.layout);
  if (actions.length === 1) return { ...first, areas };
  return { label: `Move ${actions.length} rows`, announcement: `${actions.length} rows moved.`, areas };
};
