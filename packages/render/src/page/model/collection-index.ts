import { collectionTypes } from '@sitewright/domain/pages';
import type { LinkedCollection } from '../../blocks/index.ts';
import type { PageCollection } from '../../data-requirements/index.ts';
import { fullUrlOf } from './page-urls.ts';

/** Indexes to look up collections. */
export interface CollectionIndex {
  readonly byId: ReadonlyMap<string, PageCollection>;
  readonly byUrlId: ReadonlyMap<string, PageCollection>;
  readonly childrenOf: ReadonlyMap<string, readonly PageCollection[]>;
  readonly links: ReadonlyMap<string, LinkedCollection>;
}

const build = (collections: readonly PageCollection[]): CollectionIndex => {
  const childrenOf = new Map<string, PageCollection[]>();
  for (const collection of collections) {
    if (collection.parentId === undefined) continue;
    const siblings = childrenOf.get(collection.parentId);
    if (siblings) siblings.push(collection);
    else childrenOf.set(collection.parentId, [collection]);
  }
  return {
    byId: new Map(collections.map((collection) => [collection.id, collection])),
    byUrlId: new Map(collections.map((collection) => [collection.urlId, collection])),
    childrenOf,
    links: new Map(
      collections.map((each) => [each.id, { id: each.id, title: each.title, fullUrl: fullUrlOf(each) }]),
    ),
  };
};

/** Requests share the same list of up to ten thousand pages, so it is indexed once. */
const indexes = new WeakMap<readonly PageCollection[], CollectionIndex>();

export const indexOf = (collections: readonly PageCollection[]): CollectionIndex => {
  const index = indexes.get(collections) ?? build(collections);
  indexes.set(collections, index);
  return index;
};

/** Pages have their own content; all other types are lists of items. */
export const isList = ({ type, isFolder }: PageCollection): boolean =>
  type !== collectionTypes.page &&
  type !== collectionTypes.templatePage &&
  type !== collectionTypes.splashPage &&
  !isFolder;
