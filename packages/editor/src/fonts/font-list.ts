import type { CallAnswer } from '@sitewright/api/call';
import type { fontCalls } from '@sitewright/api/fonts';
import { familyOf, isGenericFamily, type FontCategory } from '@sitewright/domain/fonts';

export type Font = CallAnswer<typeof fontCalls.list>['fonts'][number];

export type CategoryFilter = 'all' | FontCategory;

interface Wanted {
  readonly search: string;
  readonly categoryFilter: CategoryFilter;
  /** If false, only fonts available offline. */
  readonly isReachable: boolean;
}

/** Rank of a match: exact, prefix, prefix of a word, rest. */
const rankOf = (family: string, typed: string): number => {
  const name = family.toLowerCase();
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return name.includes(` ${typed}`) ? 2 : 3;
};

export const findFonts = (
  fonts: readonly Font[],
  { search, categoryFilter, isReachable }: Wanted,
): Font[] => {
  const typed = search.trim().toLowerCase();
  const found = fonts.filter(
    ({ family, category, place }) =>
      (categoryFilter === 'all' || category === categoryFilter) &&
      (isReachable || place !== 'away') &&
      family.toLowerCase().includes(typed),
  );
  if (typed === '') return found;
  return found.toSorted((one, other) => rankOf(one.family, typed) - rankOf(other.family, typed));
};

/** Families in use, without duplicates. */
export const styleGuideFamilies = (values: readonly string[]): string[] => [
  ...new Set(values.map(familyOf).filter((family) => family !== '' && !isGenericFamily(family))),
];
