import { HIDDEN_NAVIGATION, type NavigationLink } from '@sitewright/domain/pages';
import type { PageCollection } from '../../data-requirements/index.ts';
import { indexOf, type CollectionIndex } from '../model/collection-index.ts';
import { collectionSummary, type ContentSource } from './content-context.ts';

/** Deeper folders are a mistake, perhaps a cycle. */
const DEEPEST = 10;

/**
 * Explicit nulls: names resolve outwards, and an external link would otherwise find the page's own
 * collection.
 */
interface Entry {
  readonly collection: object | null;
  readonly externalLink: NavigationLink['externalLink'] | null;
  readonly active: boolean;
  readonly folderActive: boolean;
  readonly items: readonly Entry[];
}

interface Walk {
  readonly source: ContentSource;
  readonly index: CollectionIndex;
  readonly depth: number;
}

const isCurrent = (collection: PageCollection, { data }: ContentSource): boolean =>
  collection.id === data.collection?.id;

const childLinks = (link: NavigationLink, { index }: Walk): readonly NavigationLink[] => {
  if (link.children) return link.children;
  const collection = link.collectionId === undefined ? undefined : index.byId.get(link.collectionId);
  if (!collection?.isFolder) return [];
  return (index.childrenOf.get(collection.id) ?? []).map(({ id }) => ({ collectionId: id }));
};

const externalEntry = ({ externalLink }: NavigationLink, items: readonly Entry[]): Entry => ({
  collection: null,
  externalLink,
  active: false,
  folderActive: items.some(({ active }) => active),
  items,
});

const toEntry = (link: NavigationLink, walk: Walk): Entry[] => {
  const items =
    walk.depth >= DEEPEST ? [] : toEntries(childLinks(link, walk), { ...walk, depth: walk.depth + 1 });
  if (link.externalLink) return [externalEntry(link, items)];
  const collection = link.collectionId === undefined ? undefined : walk.index.byId.get(link.collectionId);
  // Visitors' navigations omit drafts and deleted pages.
  if (!collection) return [];
  const summary = collectionSummary(collection, walk.source);
  return [
    {
      collection: collection.isFolder ? { ...summary, collections: items } : summary,
      externalLink: null,
      active: isCurrent(collection, walk.source),
      folderActive: items.some(({ active, folderActive }) => active || folderActive),
      items,
    },
  ];
};

const toEntries = (links: readonly NavigationLink[], walk: Walk): Entry[] =>
  links.flatMap((link) => toEntry(link, walk));

const startWalk = (source: ContentSource): Walk => ({
  source,
  index: indexOf(source.data.collections),
  depth: 0,
});

/** The links of a navigation as its template sees them. */
export const navigationScope = (source: ContentSource, navigationId: string) => {
  const links = Object.hasOwn(source.data.navigations ?? {}, navigationId)
    ? (source.data.navigations?.[navigationId] ?? [])
    : [];
  return { navigationId, items: toEntries(links, startWalk(source)) };
};

const findFolderLink = (links: readonly NavigationLink[], folderId: string): NavigationLink | undefined => {
  for (const link of links) {
    if (link.collectionId === folderId) return link;
    const inside = findFolderLink(link.children ?? [], folderId);
    if (inside) return inside;
  }
  return undefined;
};

const findParentLink = (links: readonly NavigationLink[], pageId: string): NavigationLink | undefined => {
  for (const link of links) {
    const { children = [] } = link;
    if (children.some(({ collectionId }) => collectionId === pageId)) return link;
    const inside = findParentLink(children, pageId);
    if (inside) return inside;
  }
  return undefined;
};

const currentFolder = ({ data }: ContentSource): PageCollection | undefined => {
  if (data.collection?.isFolder) return data.collection;
  const { collection } = data;
  const { byId } = indexOf(data.collections);
  const parent = collection?.parentId === undefined ? undefined : byId.get(collection.parentId);
  if (parent || !collection) return parent;
  const link = findParentLink(Object.values(data.navigations ?? {}).flat(), collection.id);
  return link?.collectionId === undefined ? undefined : byId.get(link.collectionId);
};

/** Sibling pages of the current one, if it is in a folder. */
export const folderScope = (source: ContentSource) => {
  const folder = currentFolder(source);
  if (!folder) return { items: [], index: false };
  const { [HIDDEN_NAVIGATION]: _hidden, ...shown } = source.data.navigations ?? {};
  const link = findFolderLink(Object.values(shown).flat(), folder.id) ?? { collectionId: folder.id };
  const walk = startWalk(source);
  return {
    folder: collectionSummary(folder, source),
    index: true,
    items: toEntries(childLinks(link, walk), { ...walk, depth: 1 }),
  };
};
