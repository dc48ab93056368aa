import type { NestedCategory } from '@sitewright/domain/pages';

/** A visible row of the tree. */
export interface TreeRow {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly isExpandable: boolean;
  readonly isExpanded: boolean;
  readonly parentId: string | undefined;
  /** Only products have it: it is not in the page's own list of categories. */
  readonly isUnlisted: boolean;
}

interface TreeView {
  readonly collapsed: ReadonlySet<string>;
  /** Names of categories that only products have. */
  readonly unlisted: readonly string[];
  readonly search: string;
}

export const unlistedId = (name: string): string => `unlisted:${name}`;

const nestedRows = (
  categories: readonly NestedCategory[],
  collapsed: ReadonlySet<string>,
  parent: { readonly level: number; readonly id?: string } = { level: 0 },
): TreeRow[] =>
  categories.flatMap(({ id, displayName, children = [] }, index) => {
    const isExpanded = children.length > 0 && !collapsed.has(id);
    const level = parent.level + 1;
    const row: TreeRow = {
      id,
      name: displayName,
      level,
      position: index + 1,
      siblings: categories.length,
      isExpandable: children.length > 0,
      isExpanded,
      parentId: parent.id,
      isUnlisted: false,
    };
    return [row, ...(isExpanded ? nestedRows(children, collapsed, { level, id }) : [])];
  });

const unlistedRow = (name: string): TreeRow => ({
  id: unlistedId(name),
  name,
  level: 1,
  position: 1,
  siblings: 1,
  isExpandable: false,
  isExpanded: false,
  parentId: undefined,
  isUnlisted: true,
});

const NOTHING_COLLAPSED: ReadonlySet<string> = new Set();

/** Matches are a flat list: their parents may not match. */
const asMatch = (row: TreeRow): TreeRow => ({ ...row, level: 1, isExpandable: false, isExpanded: false });

/** The rows of the tree in their order. A search looks into collapsed categories too. */
export const treeRows = (
  categories: readonly NestedCategory[],
  { collapsed, unlisted, search }: TreeView,
): TreeRow[] => {
  const wanted = search.trim().toLowerCase();
  const others = unlisted.map(unlistedRow);
  if (wanted === '') return [...nestedRows(categories, collapsed), ...others];
  return [...nestedRows(categories, NOTHING_COLLAPSED), ...others]
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(asMatch);
};
