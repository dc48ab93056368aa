import {
  HIDDEN_NAVIGATION,
  MEMBER_NAVIGATION,
  type NavigationLink,
  type Navigations,
} from '../pages/index.ts';

const pagesIn = (links: readonly NavigationLink[]): string[] =>
  links.flatMap(({ collectionId, children = [] }) => [
    ...(collectionId === undefined ? [] : [collectionId]),
    ...pagesIn(children),
  ]);

export const MAIN_NAVIGATION = 'mainNav';

const placeOf = (name: string): number => {
  if (name === MAIN_NAVIGATION) return 0;
  const last = [HIDDEN_NAVIGATION, MEMBER_NAVIGATION].indexOf(name);
  return last < 0 ? 1 : 2 + last;
};

/** The main navigation first, then the template's others, Not Linked and the member areas. */
export const sortNavigations = (navigations: Navigations): [string, readonly NavigationLink[]][] =>
  Object.entries(navigations).toSorted(([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));

/** The group of each page, in the order of groups and links. */
export const groupOfPages = (navigations: Navigations): ReadonlyMap<string, string> =>
  new Map(
    sortNavigations(navigations).flatMap(([name, links]) => pagesIn(links).map((id) => [id, name] as const)),
  );

/** Adds pages without a link to Not Linked. */
export const withUnplacedPages = (navigations: Navigations, pageIds: readonly string[]): Navigations => {
  const placed = groupOfPages(navigations);
  const missing = pageIds.filter((id) => !placed.has(id)).map((collectionId) => ({ collectionId }));
  if (missing.length === 0) return navigations;
  return { ...navigations, [HIDDEN_NAVIGATION]: [...(navigations[HIDDEN_NAVIGATION] ?? []), ...missing] };
};

const dropPages = (links: readonly NavigationLink[], pageIds: ReadonlySet<string>): NavigationLink[] =>
  links.flatMap((link) => {
    const { children, ...rest } = link;
    const kept = children ? dropPages(children, pageIds) : [];
    if (link.collectionId !== undefined && pageIds.has(link.collectionId)) return kept;
    return [children ? { ...rest, children: kept } : link];
  });

/** Removes pages; their children move up to their level. */
export const withoutPages = (navigations: Navigations, pageIds: ReadonlySet<string>): Navigations =>
  Object.fromEntries(Object.entries(navigations).map(([name, links]) => [name, dropPages(links, pageIds)]));
