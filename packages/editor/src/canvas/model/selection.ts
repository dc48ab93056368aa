import { blockIn, mainArea, sectionIn, type Scene } from './scene.ts';

/** What the next act is about. */
export type Selection =
  | { readonly type: 'none' }
  | { readonly type: 'section'; readonly id: string }
  | { readonly type: 'blocks'; readonly ids: readonly string[] };

export const nothing: Selection = { type: 'none' };

export const selectBlocks = (ids: readonly string[]): Selection =>
  ids.length === 0 ? nothing : { type: 'blocks', ids };

export const selectedIds = (selection: Selection): readonly string[] =>
  selection.type === 'blocks' ? selection.ids : [];

/** Adds a block to the selected ones, or takes it out of them. */
export const toggleBlock = (selection: Selection, id: string): Selection => {
  const ids = selectedIds(selection);
  return selectBlocks(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
};

/** Without what is no longer on the page. */
export const keepPresent = (selection: Selection, scene: Scene): Selection => {
  if (selection.type === 'section') return sectionIn(scene, selection.id) ? selection : nothing;
  if (selection.type === 'none') return selection;
  const ids = selection.ids.filter((id) => blockIn(scene, id));
  return ids.length === selection.ids.length ? selection : selectBlocks(ids);
};

/** The section that a new block goes into. */
export const sectionOf = (selection: Selection, scene: Scene): string | undefined => {
  if (selection.type === 'section') return selection.id;
  const [first = ''] = selectedIds(selection);
  return blockIn(scene, first)?.section.id ?? mainArea(scene)?.layout.at(-1)?.id;
};
