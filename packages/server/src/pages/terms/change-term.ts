import {
  replaceCategory,
  replaceTerm,
  type CollectionContent,
  type ItemContent,
} from '@sitewright/domain/pages';
import type { ChangeContext } from '../../documents/index.ts';
import { refreshFilters } from '../../product-filters/index.ts';
import { invalidateCacheTags } from '../../sites/index.ts';
import { writeCollections } from '../projections/collection-rows-store.ts';
import { hideItem, writeItems } from '../projections/item-rows-store.ts';
import { reviseDocuments, type LockedDocument } from '../projections/revised-documents-store.ts';
import { namedTerms } from './list-terms.ts';
import { lockCollection, lockItemsWithTerm, type Batch, type TermKey } from './term-items-store.ts';

export interface TermChange extends TermKey {
  /** The new name, as it is spelled; null removes the term. */
  readonly into: string | null;
}

type Replace<Content> = (content: Content) => Content;

const revisedBy =
  <Content>(replace: Replace<Content>) =>
  (locked: LockedDocument) => ({
    locked,
    draft: replace(locked.draft as Content),
    published: locked.published === null ? null : replace(locked.published as Content),
  });

const replacing =
  ({ kind, term, into }: TermChange): Replace<ItemContent> =>
  (item) => {
    const terms = item[kind];
    return terms?.includes(term) ? { ...item, [kind]: replaceTerm(terms, term, into) } : item;
  };

/** Changes drafts and published revisions of items with the term. Returns them; none if all are done. */
export const changeItems = async (
  context: ChangeContext,
  change: TermChange,
  batch: Batch,
): Promise<readonly LockedDocument[]> => {
  const { database, site, now } = context;
  const locked = await lockItemsWithTerm(database, site.id, { ...change, ...batch });
  if (locked.length === 0) return locked;
  const live = await reviseDocuments(context, 'item', locked.map(revisedBy(replacing(change))));
  const publications = live.map(({ locked: { id }, published }) => ({
    id,
    content: published as ItemContent,
    now,
  }));
  await writeItems(database, site, publications);
  // Writing their rows made trashed items visible again.
  for (const { locked: each } of live) if (each.isTrashed) await hideItem(database, site, each.id);
  await refreshFilters(
    database,
    site.id,
    publications.map(({ id }) => id),
  );
  await invalidateCacheTags(database, site.id, [`collection:${change.collectionId}`]);
  return locked;
};

const replacingCategory =
  ({ term, into }: TermChange): Replace<CollectionContent> =>
  (page) =>
    page.nestedCategories
      ? { ...page, nestedCategories: replaceCategory(page.nestedCategories, term, into) }
      : page;

/** Changes the category in the page's own list. The page is locked only if it has one. */
export const changeCategories = async (context: ChangeContext, change: TermChange): Promise<void> => {
  if (change.kind !== 'categories') return;
  const { database, site, now } = context;
  const locked = await lockCollection(database, site.id, change.collectionId);
  if (!locked || !namedTerms(locked.draft as CollectionContent, 'categories').includes(change.term)) return;
  const live = await reviseDocuments(context, 'collection', [revisedBy(replacingCategory(change))(locked)]);
  const cacheTags = await writeCollections(
    database,
    site,
    live.map(({ published }) => ({ id: locked.id, content: published as CollectionContent, now })),
  );
  await invalidateCacheTags(database, site.id, [...cacheTags, `collection:${locked.id}`]);
};
