import {
  codePartsOf,
  findItemFaults,
  findItemTypeFault,
  type CollectionContent,
  type ItemContent,
} from '@sitewright/domain/pages';
import { itemSchema } from '@sitewright/domain/pages/schemas';
import { listHiddenForms, sanitizeContent, findBlockFaults, sanitizeRichText } from '../../blocks/index.ts';
import {
  checkProduct,
  completeProduct,
  eraseProducts,
  findProductFormFaults,
  writeProducts,
} from '../../catalogue/index.ts';
import type { Queryable } from '../../database/index.ts';
import {
  findDocument,
  type CheckedChange,
  type DocumentKind,
  type LiveChange,
  type LiveContext,
} from '../../documents/index.ts';
import { refuse, type Refusal } from '../../http/index.ts';
import { refreshFilters } from '../../product-filters/index.ts';
import type { CacheTag } from '../../sites/index.ts';
import { creationPermission, publishPermission } from '../items/item-permissions-query.ts';
import { eraseItems, hideItem, showItem, writeItems } from '../projections/item-rows-store.ts';
import { setItemPositions } from '../projections/item-positions-store.ts';
import { listHidingPages } from '../states/published-store.ts';
import { announceProducts } from './announce-products.ts';
import { asReleased, checkIdentity, checkStatus, refuseFaults } from './content-checks.ts';

const cleanItem = async (item: ItemContent): Promise<ItemContent> => ({
  ...completeProduct(await sanitizeContent(item)),
  ...(item.body === undefined ? {} : { body: await sanitizeRichText(item.body) }),
  ...(item.excerpt === undefined ? {} : { excerpt: await sanitizeRichText(item.excerpt) }),
});

const checkCollection = async (
  database: Queryable,
  { site, content, before, isImported }: CheckedChange<ItemContent>,
): Promise<Refusal | undefined> => {
  const isMoved = content.collectionId !== before?.collectionId;
  if (!isMoved && content.recordType === before?.recordType) return undefined;
  const found = await findDocument(database, site.id, { kind: 'collection', id: content.collectionId });
  if (isMoved && found?.trashedAt !== null)
    return refuse('page-invalid', { collectionId: 'The page it belongs to does not exist.' });
  const fault =
    found && !isImported && findItemTypeFault(content.recordType, found.draft as CollectionContent);
  return fault ? refuse('page-invalid', { recordType: fault }) : undefined;
};

/** The position in a list is not part of a revision; it changes for visitors immediately. */
const applyLive = async (
  { database, site, contributor }: LiveContext,
  { before, content, isPublished }: LiveChange<ItemContent>,
): Promise<readonly CacheTag[] | Refusal> => {
  if (before.displayIndex === content.displayIndex || !isPublished) return [];
  if (!contributor.permissions.has(await publishPermission({ database, site }, content.id)))
    return refuse('not-allowed');
  await setItemPositions(database, site.id, [{ id: content.id, place: content.displayIndex ?? null }]);
  return [`collection:${content.collectionId}`];
};

export const itemKind: DocumentKind<ItemContent> = {
  name: 'item',
  schema: itemSchema,
  publishing: publishPermission,
  creation: { permission: creationPermission, matchesId: (id, content) => content.id === id },
  findFormFaults: findProductFormFaults,
  clean: cleanItem,
  check: async (database, change) =>
    checkIdentity(change) ??
    refuseFaults(findItemFaults(change.content)) ??
    checkStatus(change) ??
    (await checkCollection(database, change)) ??
    (await checkProduct(database, change)),
  findBlockFaults,
  applyLive,
  asReleased,
  codeParts: codePartsOf,
  uniqueKey: ({ collectionId, urlId }) => `${collectionId}/${urlId}`,
  parentOf: ({ collectionId }) => collectionId,
  publish: async (transaction, site, publications) => {
    const cacheTags = await writeItems(transaction, site, publications);
    await writeProducts(
      transaction,
      site.id,
      publications.map(({ content }) => content),
    );
    await refreshFilters(
      transaction,
      site.id,
      publications.map(({ id }) => id),
    );
    await announceProducts(transaction, site.id, publications);
    return cacheTags;
  },
  findBlocking: async (database, websiteId, published) => [
    ...(await listHidingPages(database, websiteId, published)),
    ...(await listHiddenForms(database, websiteId, { kind: 'item', ids: published.ids })),
  ],
  hide: async (transaction, site, id) => {
    const cacheTags = await hideItem(transaction, site, id);
    await refreshFilters(transaction, site.id, [id]);
    return cacheTags;
  },
  show: async (transaction, site, id) => {
    const cacheTags = await showItem(transaction, site, id);
    await refreshFilters(transaction, site.id, [id]);
    return cacheTags;
  },
  erase: async (transaction, websiteId, ids) => {
    await eraseItems(transaction, websiteId, ids);
    await eraseProducts(transaction, websiteId, ids);
    await refreshFilters(transaction, websiteId, ids);
  },
};
