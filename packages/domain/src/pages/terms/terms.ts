import type { NestedCategory } from '../content/content.ts';
import { pageLimits } from '../pages-limits.ts';

/** What items are filed under by their owner. */
export const termKinds = ['tags', 'categories'] as const;
export type TermKind = (typeof termKinds)[number];

export const termWords = {
  tags: { one: 'tag', longest: pageLimits.MAX_TAG_LENGTH },
  categories: { one: 'category', longest: pageLimits.MAX_CATEGORY_LENGTH },
} as const satisfies Record<TermKind, { readonly one: string; readonly longest: number }>;

export const termExists = (kind: TermKind): string => `This ${termWords[kind].one} already exists`;

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What is wrong with a name, alone or among others; a name may change its own capitals. */
export const findTermFault = (
  kind: TermKind,
  name: string,
  { others = [], own }: { readonly others?: readonly string[]; readonly own?: string } = {},
): string | undefined => {
  const { one, longest } = termWords[kind];
  const wanted = name.trim();
  if (wanted === '') return `A ${one} needs a name.`;
  if (wanted.length > longest) return `A ${one} has up to ${longest} characters.`;
  if (own !== undefined && sameName(own, wanted)) return undefined;
  return others.some((other) => sameName(other, wanted)) ? termExists(kind) : undefined;
};

/** The terms of one item once a term is called otherwise, or is gone; each stands once. */
export const replaceTerm = (terms: readonly string[], term: string, into: string | null): string[] => [
  ...new Set(terms.flatMap((each) => (each === term ? (into ?? []) : [each]))),
];

export const categoryNames = (categories: readonly NestedCategory[] = []): string[] =>
  categories.flatMap(({ displayName, children = [] }) => [displayName, ...categoryNames(children)]);

const withChildren = (category: NestedCategory, children: readonly NestedCategory[]): NestedCategory => {
  const { children: _children, ...rest } = category;
  return children.length === 0 ? rest : { ...rest, children };
};

const renameIn = (categories: readonly NestedCategory[], name: string, into: string): NestedCategory[] =>
  categories.map((category) => ({
    ...category,
    ...(category.displayName === name ? { displayName: into } : {}),
    ...(category.children ? { children: renameIn(category.children, name, into) } : {}),
  }));

const removeIn = (categories: readonly NestedCategory[], name: string): NestedCategory[] =>
  categories.flatMap((category) => {
    const children = removeIn(category.children ?? [], name);
    return category.displayName === name ? children : [withChildren(category, children)];
  });

/** The categories of a list once one is called otherwise, joined to another or gone; what stood inside moves up. */
export const replaceCategory = (
  categories: readonly NestedCategory[],
  name: string,
  into: string | null,
): NestedCategory[] => {
  const isJoined = into !== null && into !== name && categoryNames(categories).includes(into);
  return into === null || isJoined ? removeIn(categories, name) : renameIn(categories, name, into);
};

const addInside = (
  categories: readonly NestedCategory[],
  parentId: string,
  category: NestedCategory,
): NestedCategory[] =>
  categories.map((each) =>
    each.id === parentId
      ? { ...each, children: [...(each.children ?? []), category] }
      : { ...each, ...(each.children ? { children: addInside(each.children, parentId, category) } : {}) },
  );

/** At the end of the list, or of what stands inside another. */
export const addCategory = (
  categories: readonly NestedCategory[],
  category: NestedCategory,
  parentId?: string,
): NestedCategory[] =>
  parentId === undefined ? [...categories, category] : addInside(categories, parentId, category);

export interface CategoryRow {
  readonly id: string;
  readonly name: string;
  readonly level: number;
}

/** All of them in their order, with how deep each stands. */
export const categoryRows = (categories: readonly NestedCategory[] = [], level = 1): CategoryRow[] =>
  categories.flatMap(({ id, displayName, children = [] }) => [
    { id, name: displayName, level },
    ...categoryRows(children, level + 1),
  ]);

/** The category that each stands in, by their names; those that stand in none are left out. */
export const categoryParents = (
  categories: readonly NestedCategory[] = [],
  parent?: string,
): Map<string, string> =>
  new Map(
    categories.flatMap(({ displayName, children = [] }): [string, string][] => [
      ...(parent === undefined ? [] : [[displayName, parent] satisfies [string, string]]),
      ...categoryParents(children, displayName),
    ]),
  );
