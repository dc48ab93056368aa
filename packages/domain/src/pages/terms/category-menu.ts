import type { NestedCategory } from '../content/content.ts';

/** A category in the menu of a list. */
export interface MenuCategory {
  readonly displayName: string;
  /** 1 for those that are inside no other. */
  readonly level: number;
}

const rowsOf = (
  categories: readonly NestedCategory[],
  used: ReadonlySet<string>,
  level: number,
): MenuCategory[] =>
  categories.flatMap(({ displayName, children = [] }) => {
    const inner = rowsOf(children, used, level + 1);
    return used.has(displayName) || inner.length > 0 ? [{ displayName, level }, ...inner] : [];
  });

/**
 * Categories that items have, in the owner's order and nesting; one that only its inner categories have items for is
 * listed too. Those that are in no tree follow.
 */
export const categoryMenu = (
  categories: readonly NestedCategory[] = [],
  used: readonly string[] = [],
): MenuCategory[] => {
  const rows = rowsOf(categories, new Set(used), 1);
  const named = new Set(rows.map(({ displayName }) => displayName));
  const others = used.filter((name) => !named.has(name));
  return [...rows, ...others.map((displayName) => ({ displayName, level: 1 }))];
};
