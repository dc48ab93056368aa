import type { NavigationLink, Navigations } from '../pages/index.ts';
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

const walk = (links: readonly NavigationLink[], depth: number, seen: Seen): NavigationFault | undefined => {
  if (depth > navigationLimits.DEPTH) return 'navigation-too-deep';
  for (const link of links) {
    seen.links += 1;
    if (seen.links > navigationLimits.LINKS) return 'navigation-too-long';
    const fault = faultOfLink(link, seen) ?? walk(link.children ?? [], depth + 1, seen);
    if (fault) return fault;
  }
  return undefined;
};

/** The first thing that is wrong; a page stands once, so that no folder can come to hold itself. */
export const findNavigationFault = (
  navigations: Navigations,
  isPage: (id: string) => boolean,
): NavigationFault | undefined => {
  const seen: Seen = { isPage, pages: new Set(), links: 0 };
  for (const links of Object.values(navigations)) {
    const fault = walk(links, 1, seen);
    if (fault) return fault;
  }
  return undefined;
};
