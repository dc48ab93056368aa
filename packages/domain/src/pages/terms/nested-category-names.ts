import type { NestedCategory } from '../content/content.ts';

const namesIn = ({ displayName, children = [] }: NestedCategory): string[] => [
  displayName,
  ...children.flatMap(namesIn),
];

/** Each is a category that is counted. */
const MAX_PAIRS = 2000;

/** Categories with others inside them, each with its own name and those of all that are inside it. */
export const nestedCategoryNames = (
  categories: readonly NestedCategory[] = [],
): (readonly [category: string, inside: string])[] => {
  const pairs = categories.flatMap((category): (readonly [string, string])[] =>
    (category.children ?? []).length === 0
      ? []
      : [
          ...namesIn(category).map((name) => [category.displayName, name] as const),
          ...nestedCategoryNames(category.children),
        ],
  );
  return pairs.slice(0, MAX_PAIRS);
};
