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

/** Those that begin with what was typed come first. */
export const findFonts = (fonts: readonly Font[], { search, shelf, isReachable }: Wanted): Font[] => {
  const typed = search.trim().toLowerCase();
  const found = fonts.filter(
    ({ family, category, place }) =>
      (shelf === 'all' || category === shelf) &&
      (isReachable || place !== 'away') &&
      family.toLowerCase().includes(typed),
  );
  const isAhead = ({ family }: Font): boolean => family.toLowerCase().startsWith(typed);
  return typed === '' ? found : [...found.filter(isAhead), ...found.filter((font) => !isAhead(font))];
};

/** The families that the site uses already, each once. */
export const styleGuideFamilies = (values: readonly string[]): string[] => [
  ...new Set(values.map(familyOf).filter((family) => family !== '' && !isGenericFamily(family))),
];
