import { HIDDEN_NAVIGATION, type NavigationLink, type Navigations } from '../pages/index.ts';
import { navigationLimits } from './navigation-limits.ts';
import type { NavigationFault } from './navigation-messages.ts';

const safeAddress = /^(?:https?:|mailto:|tel:|\/|#)/i;

interface Seen {
  readonly isPage: (id: string) => boolean;
  readonly pages: Set<string>;
  links: number;
}

const faultOfLink = (link: NavigationLink, seen: Seen): NavigationFault | undefined => {
  const { collectionId, externalLink, memberAreaId } = link;
  if (collectionId === undefined && externalLink === undefined && memberAreaId === undefined)
    return 'navigation-link-empty';
  if (externalLink && !safeAddress.test(externalLink.url)) return 'navigation-address-unsafe';
  if (collectionId === undefined) return undefined;
  if (!seen.isPage(collectionId)) return 'navigation-page-unknown';
  if (seen.pages.has(collectionId)) return 'navigation-page-twice';
  seen.pages.add(collectionId);
  return undefined;
};

/** Pages under Not Linked are in no menu, so their number is not limited. */
const isCounted = ({ collectionId }: NavigationLink, name: string): boolean =>
  name !== HIDDEN_NAVIGATION || collectionId === undefined;

interface Level {
  readonly name: string;
  readonly depth: number;
}

const walk = (
  links: readonly NavigationLink[],
  { name, depth }: Level,
  seen: Seen,
): NavigationFault | undefined => {
  if (depth > navigationLimits.DEPTH) return 'navigation-too-deep';
  for (const link of links) {
    if (isCounted(link, name)) seen.links += 1;
    if (seen.links > navigationLimits.LINKS) return 'navigation-too-long';
    const fault = faultOfLink(link, seen) ?? walk(link.children ?? [], { name, depth: depth + 1 }, seen);
    if (fault) return fault;
  }
  return undefined;
};

const memberAreasBelow = (links: readonly NavigationLink[]): string[] =>
  links.flatMap(({ memberAreaId, children = [] }) => [
    ...(memberAreaId === undefined ? [] : [memberAreaId]),
    ...memberAreasBelow(children),
  ]);

/** The member areas that links refer to. */
export const memberAreasIn = (navigations: Navigations): ReadonlySet<string> =>
  new Set(Object.values(navigations).flatMap(memberAreasBelow));

/** The first fault. A page may occur only once, so that no folder can contain itself. */
export const findNavigationFault = (
  navigations: Navigations,
  isPage: (id: string) => boolean,
): NavigationFault | undefined => {
  if (Object.keys(navigations).length > navigationLimits.NAVIGATIONS) return 'navigation-too-many';
  const seen: Seen = { isPage, pages: new Set(), links: 0 };
  for (const [name, links] of Object.entries(navigations)) {
    const fault = walk(links, { name, depth: 1 }, seen);
    if (fault) return fault;
  }
  return undefined;
};
