import {
  alignBlocks,
  hideOnPhone,
  isLayoutRefusal,
  resetPhone,
  setBlockPlace,
  setBlockStyles,
  setBlockValue,
  type BlockAlignment,
  type Cell,
  type EditedLayout,
  type Layout,
  type PlacedBlock,
} from '@sitewright/domain/blocks';
import { nameOfSection } from '../model/describe.ts';
import { blockIn, sectionIn, type PageAreas } from '../model/page-areas.ts';
import type { Action, ActionResult } from './action.ts';
import { findBlocks, byArea, countBlocks, moveBlocksTo } from './block-actions.ts';

type ActionTexts = Pick<Action, 'label' | 'announcement' | 'noChangeText'>;

/** Edits all areas that hold any of the blocks, as one undoable action. */
const editAll = (
  pageAreas: PageAreas,
  ids: readonly string[],
  {
    edit,
    ...texts
  }: ActionTexts & { readonly edit: (layout: Layout, own: readonly string[]) => EditedLayout },
): ActionResult => {
  const areas: Action['areas'][number][] = [];
  for (const [area, own] of byArea(pageAreas, ids)) {
    const layout = edit(area.layout, own);
    if (isLayoutRefusal(layout)) return layout;
    areas.push({ ...area, layout });
  }
  return areas.length === 0 ? undefined : { ...texts, areas };
};

type EditOne = (layout: Layout, id: string) => EditedLayout;

/** Applies an edit to each block until one is refused. */
const eachOf =
  (editOne: EditOne) =>
  (layout: Layout, own: readonly string[]): EditedLayout =>
    own.reduce<EditedLayout>(
      (edited, id) => (isLayoutRefusal(edited) ? edited : editOne(edited, id)),
      layout,
    );

export const alignAll = (
  pageAreas: PageAreas,
  ids: readonly string[],
  alignment: BlockAlignment,
): ActionResult =>
  editAll(pageAreas, ids, {
    label: `Align ${countBlocks(ids.length)}`,
    announcement: `${countBlocks(ids.length)} aligned: ${alignment}.`,
    noChangeText: 'Already aligned.',
    edit: (layout, blockIds) => alignBlocks(layout, { blockIds, alignment }),
  });

/** Moves the blocks below the section's content, keeping their relative positions. */
export const moveAllToSection = (
  pageAreas: PageAreas,
  ids: readonly string[],
  sectionId: string,
): ActionResult => {
  const target = sectionIn(pageAreas, sectionId);
  const moving = findBlocks(pageAreas, ids);
  if (!target || moving.length === 0) return undefined;
  const staying = target.section.blocks.filter(({ id }) => !ids.includes(id));
  const moved = moveBlocksTo(pageAreas, ids, {
    area: target.area,
    sectionId,
    columnStart: Math.min(...moving.map(({ block }) => block.desktop.columnStart)),
    rowStart: Math.max(1, ...staying.map(({ desktop }) => desktop.rowEnd)),
  });
  const name = nameOfSection(target.section, target.area.layout.indexOf(target.section));
  return moved && 'areas' in moved
    ? { ...moved, announcement: `${countBlocks(ids.length)} moved to ${name}.` }
    : moved;
};

type BlockPosition = { [Key in 'zIndex' | 'verticalAlignment']?: Cell[Key] | undefined };

export const changePositions = (
  pageAreas: PageAreas,
  ids: readonly string[],
  place: BlockPosition,
): ActionResult =>
  editAll(pageAreas, ids, {
    label: `Change position of ${countBlocks(ids.length)}`,
    announcement: '',
    edit: eachOf((layout, blockId) => setBlockPlace(layout, { blockId, place })),
  });

export const hideAll = (pageAreas: PageAreas, ids: readonly string[], isHidden: boolean): ActionResult =>
  editAll(pageAreas, ids, {
    label: isHidden ? 'Hide on phone' : 'Show on phone',
    announcement: `${countBlocks(ids.length)} ${isHidden ? 'hidden' : 'shown'} on phones.`,
    edit: eachOf((layout, blockId) => hideOnPhone(layout, { blockId, isHidden })),
  });

export const followDesktopAll = (pageAreas: PageAreas, ids: readonly string[]): ActionResult =>
  editAll(pageAreas, ids, {
    label: 'Reset phone layout',
    announcement: 'Phone layout reset.',
    edit: (layout, blockIds) => resetPhone(layout, { blockIds }),
  });

type Styles = Readonly<Record<string, string>>;

/** Style tokens that all blocks share with equal values. */
export const sharedStyles = (blocks: readonly PlacedBlock[]): Styles | undefined => {
  const [first, ...others] = blocks.map(({ styles }) => styles ?? {});
  const shared = Object.entries(first ?? {}).filter(([name, value]) =>
    others.every((styles) => styles[name] === value),
  );
  return shared.length === 0 ? undefined : Object.fromEntries(shared);
};

interface StyleChange {
  /** The shared styles before the change. */
  readonly before: Styles | undefined;
  readonly after: Styles | undefined;
}

const applyStyles = (own: Styles = {}, { before = {}, after = {} }: StyleChange): Styles | undefined => {
  const kept = Object.entries(own).filter(([name]) => !(name in before) || name in after);
  const next = { ...Object.fromEntries(kept), ...after };
  return Object.keys(next).length === 0 ? undefined : next;
};

/** Applies a change of shared styles; styles that differ stay. */
export const styleAll = (pageAreas: PageAreas, ids: readonly string[], change: StyleChange): ActionResult =>
  editAll(pageAreas, ids, {
    label: `Change style of ${countBlocks(ids.length)}`,
    announcement: '',
    edit: eachOf((layout, blockId) =>
      setBlockStyles(layout, {
        blockId,
        styles: applyStyles(blockIn(pageAreas, blockId)?.block.styles, change),
      }),
    ),
  });

export const changeValues = (
  pageAreas: PageAreas,
  values: ReadonlyMap<string, PlacedBlock['value']>,
  label: string,
): ActionResult =>
  editAll(pageAreas, [...values.keys()], {
    label,
    announcement: '',
    edit: eachOf((layout, blockId) => setBlockValue(layout, { blockId, value: values.get(blockId) ?? {} })),
  });
