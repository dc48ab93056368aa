import { MAIN_NAVIGATION, sortNavigations, type LinkPlace } from '@sitewright/domain/navigation';
import {
  HIDDEN_NAVIGATION,
  MEMBER_NAVIGATION,
  type NavigationLink,
  type Navigations,
} from '@sitewright/domain/pages';
import type { PageEntry } from './page-entry.ts';

/** A row of the tree: a navigation group, a page or an external link. */
export interface PageNode {
  readonly key: string;
  readonly name: string;
  readonly place: LinkPlace;
  readonly page?: PageEntry;
  readonly link?: NavigationLink;
  readonly children: readonly PageNode[];
}

const groupNames: Readonly<Record<string, string>> = {
  [MAIN_NAVIGATION]: 'Main',
  [HIDDEN_NAVIGATION]: 'Not linked',
  [MEMBER_NAVIGATION]: 'Member areas',
};

/** Other groups are named after their field: `footerNav` is Footer. */
export const nameOfGroup = (group: string): string => {
  const words = group
    .replace(/Nav(?:igation)?$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return groupNames[group] ?? (words === '' ? group : words.charAt(0).toUpperCase() + words.slice(1));
};

export const groupKey = (group: string): string => `group:${group}`;

const nameOfLink = ({ externalLink, memberAreaId }: NavigationLink): string => {
  if (externalLink) return externalLink.title === '' ? externalLink.url : externalLink.title;
  return memberAreaId === undefined ? 'Link' : 'Member area';
};

type PagesById = ReadonlyMap<string, PageEntry>;

const nodesOf = (links: readonly NavigationLink[], outer: LinkPlace, pages: PagesById): PageNode[] =>
  links.flatMap((link, index): PageNode[] => {
    const place = { group: outer.group, path: [...outer.path, index] };
    const children = nodesOf(link.children ?? [], place, pages);
    const { collectionId } = link;
    if (collectionId === undefined)
      return [
        { key: `link:${place.group}/${place.path.join('.')}`, name: nameOfLink(link), place, link, children },
      ];
    const page = pages.get(collectionId);
    // A new page is in the navigation before it is in the page list.
    return page ? [{ key: page.id, name: page.title, place, page, link, children }] : children;
  });

const holds = (text: string | undefined, wanted: string): boolean =>
  text?.toLowerCase().includes(wanted) ?? false;

/** Rows whose name or URL matches, with their ancestors. */
const findNodes = (nodes: readonly PageNode[], wanted: string): PageNode[] =>
  nodes.flatMap((node) => {
    const address = node.page?.fullUrl ?? node.link?.externalLink?.url;
    const children = findNodes(node.children, wanted);
    const isFound = node.link !== undefined && (holds(node.name, wanted) || holds(address, wanted));
    return isFound || children.length > 0 ? [{ ...node, children }] : [];
  });

/** Adds the groups that are empty. */
export const withEmptyGroups = (navigations: Navigations, used: readonly string[]): Navigations => {
  const always = [MAIN_NAVIGATION, ...used, HIDDEN_NAVIGATION, MEMBER_NAVIGATION];
  return { ...Object.fromEntries(always.map((group) => [group, []])), ...navigations };
};

/** The navigation as a tree, the main group first. */
export const pageNodes = (
  navigations: Navigations,
  pages: readonly PageEntry[],
  search: string,
): PageNode[] => {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const groups = sortNavigations(navigations).map(([group, links]): PageNode => {
    const place = { group, path: [] };
    return {
      key: groupKey(group),
      name: nameOfGroup(group),
      place,
      children: nodesOf(links, place, byId),
    };
  });
  const wanted = search.trim().toLowerCase();
  return wanted === '' ? groups : findNodes(groups, wanted);
};

export const findNode = (nodes: readonly PageNode[], key: string): PageNode | undefined => {
  for (const node of nodes) {
    const found = node.key === key ? node : findNode(node.children, key);
    if (found) return found;
  }
  return undefined;
};

export const keysIn = (nodes: readonly PageNode[]): string[] =>
  nodes.flatMap(({ key, children }) => (children.length === 0 ? [] : [key, ...keysIn(children)]));
