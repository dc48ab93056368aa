import { isRecord } from '@sitewright/domain/documents';
import { withUnplacedPages } from '@sitewright/domain/navigation';
import type { NavigationLink, Navigations } from '@sitewright/domain/pages';

/** In handwritten files a link may name a page by URL. */
const resolveLink = (link: unknown, ids: ReadonlyMap<string, string>): NavigationLink => {
  if (!isRecord(link)) return {};
  const { collectionId, children, ...rest } = link;
  const id = typeof collectionId === 'string' ? (ids.get(collectionId) ?? collectionId) : undefined;
  return {
    ...rest,
    ...(id === undefined ? {} : { collectionId: id }),
    ...(Array.isArray(children) ? { children: children.map((child) => resolveLink(child, ids)) } : {}),
  };
};

/** Pages in no navigation come under Not Linked. */
export const readNavigations = (value: unknown, ids: ReadonlyMap<string, string>): Navigations => {
  const groups = Object.entries(isRecord(value) ? value : {}).map(([name, links]) => [
    name,
    Array.isArray(links) ? links.map((link) => resolveLink(link, ids)) : [],
  ]);
  return withUnplacedPages(Object.fromEntries(groups), [...ids.values()].toSorted());
};
