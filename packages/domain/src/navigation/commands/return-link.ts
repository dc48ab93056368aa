import type { FormerPlace } from '../../documents/index.ts';
import type { NavigationLink, Navigations } from '../../pages/index.ts';
import { cutLink, insertLink, linkAt, linksIn, placeOfPage, type LinkPlace } from './link-places.ts';

/** What is needed to restore a page: its position and its direct children. */
export const formerPlaceOf = (
  navigations: Navigations,
  pageId: string,
  isFolder: boolean,
): FormerPlace | undefined => {
  const place = placeOfPage(navigations, pageId);
  if (!place) return undefined;
  const { group, path } = place;
  const below = linkAt(navigations, { group, path: path.slice(0, -1) })?.collectionId;
  const pageIds = (linkAt(navigations, place)?.children ?? []).flatMap(
    ({ collectionId }) => collectionId ?? [],
  );
  return { group, path, ...(below === undefined ? {} : { below }), pageIds, isFolder };
};

/** Only children that still are where they moved up to: the others were moved on purpose. */
const liftedIn = (links: readonly NavigationLink[], { pageIds }: FormerPlace): NavigationLink[] =>
  links.filter(({ collectionId }) => collectionId !== undefined && pageIds.includes(collectionId));

/** Restores a page at its former position with its children. Undefined if that position no longer exists. */
export const returnLink = (
  navigations: Navigations,
  pageId: string,
  from: FormerPlace,
): { readonly navigations: Navigations; readonly pageIds: readonly string[] } | undefined => {
  const outer: LinkPlace = { group: from.group, path: from.path.slice(0, -1) };
  const above = linkAt(navigations, outer);
  if (outer.path.length > 0 && (!above || above.collectionId !== from.below)) return undefined;
  const links = linksIn(navigations, outer) ?? [];
  const children = liftedIn(links, from);
  const before = links.slice(0, from.path.at(-1)).filter((link) => !children.includes(link)).length;
  const without = links.reduceRight(
    (left, link, index) =>
      children.includes(link) ? cutLink(left, { ...outer, path: [...outer.path, index] }) : left,
    navigations,
  );
  const link = { collectionId: pageId, ...(children.length === 0 ? {} : { children }) };
  return {
    navigations: insertLink(without, { ...outer, path: [...outer.path, before] }, link),
    pageIds: children.flatMap(({ collectionId }) => collectionId ?? []),
  };
};
