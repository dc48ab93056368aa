import type { ChromePart } from '../../site-chrome/index.ts';
import { areaWithin, blockIn, mainArea, sectionIn, type Area, type PageAreas } from './page-areas.ts';

/** What the next action applies to. */
export type Selection =
  | { readonly type: 'none' }
  | { readonly type: 'section'; readonly id: string }
  | { readonly type: 'chromePart'; readonly name: ChromePart }
  | { readonly type: 'blocks'; readonly ids: readonly string[] };

export const nothing: Selection = { type: 'none' };

export const selectBlocks = (ids: readonly string[]): Selection =>
  ids.length === 0 ? nothing : { type: 'blocks', ids };

export const selectedIds = (selection: Selection): readonly string[] =>
  selection.type === 'blocks' ? selection.ids : [];

/** Adds a block to the selection or removes it. */
export const toggleBlock = (selection: Selection, id: string): Selection => {
  const ids = selectedIds(selection);
  return selectBlocks(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
};

/** Drops blocks and sections that no longer exist. */
export const keepPresent = (selection: Selection, pageAreas: PageAreas): Selection => {
  if (selection.type === 'section') return sectionIn(pageAreas, selection.id) ? selection : nothing;
  if (selection.type !== 'blocks') return selection;
  const ids = selection.ids.filter((id) => blockIn(pageAreas, id));
  return ids.length === selection.ids.length ? selection : selectBlocks(ids);
};

/** The area for new content. */
export const areaOf = (selection: Selection, pageAreas: PageAreas): Area | undefined => {
  if (selection.type === 'chromePart') return areaWithin(pageAreas, selection.name) ?? mainArea(pageAreas);
  if (selection.type === 'section') return sectionIn(pageAreas, selection.id)?.area;
  const [first = ''] = selectedIds(selection);
  return blockIn(pageAreas, first)?.area ?? mainArea(pageAreas);
};

/** The section for a new block. */
export const sectionOf = (selection: Selection, pageAreas: PageAreas): string | undefined => {
  if (selection.type === 'section') return selection.id;
  const [first = ''] = selectedIds(selection);
  return blockIn(pageAreas, first)?.section.id ?? areaOf(selection, pageAreas)?.layout.at(-1)?.id;
};

/** The site chrome part that is being edited. */
export const chromePartOf = (selection: Selection, pageAreas: PageAreas): ChromePart | undefined => {
  if (selection.type === 'chromePart') return selection.name;
  return selection.type === 'none' ? undefined : areaOf(selection, pageAreas)?.within;
};
