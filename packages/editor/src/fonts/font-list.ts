import type { CallAnswer } from '@sitewright/api/call';
import type { fontCalls } from '@sitewright/api/fonts';
import { familyOf, isGenericFamily, type FontCategory } from '@sitewright/domain/fonts';

export type Font = CallAnswer<typeof fontCalls.list>['fonts'][number];

export type Shelf = 'all' | FontCategory;

interface Wanted {
  readonly search: string;
  readonly shelf: Shelf;
  /** Without a connection only those that need none. */
  readonly isReachable: boolean;
}

/** How well a name fits what was typed: the name itself, its beginning, the beginning of one of its words, the rest. */
const rankOf = (family: string, typed: string): number => {
  const name = family.toLowerCase();
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return name.includes(` ${typed}`) ? 2 : 3;
};

export const findFonts = (fonts: readonly Font[], { search, shelf, isReachable }: Wanted): Font[] => {
  const typed = search.trim().toLowerCase();
  const found = fonts.filter(
    ({ family, category, place }) =>
      (shelf === 'all' || category === shelf) &&
      (isReachable || place !== 'away') &&
      family.toLowerCase().includes(typed),
  );
  if (typed === '') return found;
  return found.toSorted((one, other) => rankOf(one.family, typed) - rankOf(other.family, typed));
};

/** The families that the site uses already, each once. */
export const styleGuideFamilies = (values: readonly string[]): string[] => [
  ...new Set(values.map(familyOf).filter((family) => family !== '' && !isGenericFamily(family))),
];
