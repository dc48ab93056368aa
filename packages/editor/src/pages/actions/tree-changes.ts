import type { FormerPlace } from '@sitewright/domain/documents';
import {
  completeNavigation,
  editNavigation,
  endOf,
  findNavigationFault,
  insertLink,
  linkAt,
  moveLink,
  navigationMessages,
  removeLink,
  replaceLink,
  returnLink,
  type LinkPlace,
} from '@sitewright/domain/navigation';
import { HIDDEN_NAVIGATION, type NavigationLink, type Navigations } from '@sitewright/domain/pages';

/** The new navigation, or why it is refused. */
export type TreeChange = { readonly content: Navigations } | { readonly refused: string };

export interface TreeParts {
  readonly written: Navigations;
  readonly pageIds: readonly string[];
}

const INSIDE_ITSELF = 'A page cannot be moved into itself.';

const change = (
  { written, pageIds }: TreeParts,
  edit: (shown: Navigations) => Navigations | undefined,
): TreeChange => {
  const content = editNavigation(written, { pageIds, edit });
  if (!content) return { refused: INSIDE_ITSELF };
  const known = new Set(pageIds);
  const fault = findNavigationFault(content, (id) => known.has(id));
  return fault ? { refused: navigationMessages[fault] } : { content };
};

export const moveInTree = (tree: TreeParts, from: LinkPlace, to: LinkPlace): TreeChange =>
  change(tree, (shown) => moveLink(shown, from, to));

const withoutImplied = (shown: Navigations, pageId: string | undefined): Navigations => ({
  ...shown,
  [HIDDEN_NAVIGATION]: (shown[HIDDEN_NAVIGATION] ?? []).filter(
    ({ collectionId }) => collectionId === undefined || collectionId !== pageId,
  ),
});

/** Adds a link at the end of a group. A page under Not linked needs no link. */
export const addToTree = (tree: TreeParts, group: string, link: NavigationLink): TreeChange => {
  if (link.collectionId !== undefined && group === HIDDEN_NAVIGATION) return { content: tree.written };
  return change(tree, (shown) => {
    const others = withoutImplied(shown, link.collectionId);
    return insertLink(others, endOf(others, { group, path: [] }), link);
  });
};

/** Restores a page and its child pages to their position; undefined when it is gone. */
export const returnToTree = (
  tree: TreeParts,
  pageId: string,
  from: FormerPlace,
): { readonly navigation: TreeChange; readonly pageIds: readonly string[] } | undefined => {
  const shown = withoutImplied(completeNavigation(tree.written, tree.pageIds), pageId);
  const returned = returnLink(shown, pageId, from);
  if (!returned) return undefined;
  const navigation = change(tree, () => returned.navigations);
  return 'content' in navigation ? { navigation, pageIds: returned.pageIds } : undefined;
};

export const removeFromTree = (tree: TreeParts, place: LinkPlace): TreeChange =>
  change(tree, (shown) => removeLink(shown, place));

export const replaceInTree = (tree: TreeParts, place: LinkPlace, link: NavigationLink): TreeChange =>
  change(tree, (shown) => replaceLink(shown, place, link));

/** The folder of a position: the page of its parent link, if that is a folder. */
export const folderOf = (
  shown: Navigations,
  { group, path }: LinkPlace,
  isFolder: (pageId: string) => boolean,
): string | undefined => {
  const { collectionId } = linkAt(shown, { group, path: path.slice(0, -1) }) ?? {};
  return collectionId !== undefined && isFolder(collectionId) ? collectionId : undefined;
};
