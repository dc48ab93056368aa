import {
  canChangeStatus,
  codePartsOf,
  findCollectionFaults,
  findItemFaults,
  findItemTypeFault,
  isInLoop,
  statusLabels,
  type CollectionContent,
  type ContentStatus,
  type FieldFaults,
  type ItemContent,
} from '@sitewright/domain/pages';
import { collectionSchema, itemSchema } from '@sitewright/domain/pages/schemas';
import { sql } from 'drizzle-orm';
import { cleanLaidOut, findBlockFaults, sanitizeRichText } from '../blocks/index.ts';
import {
  checkProduct,
  completeProduct,
  eraseProducts,
  findProductFormFaults,
  writeProducts,
} from '../catalogue/index.ts';
import type { Queryable } from '../database/index.ts';
import {
  findDocument,
  type CheckedChange,
  type DocumentKind,
  type LiveChange,
  type LiveContext,
} from '../documents/index.ts';
import { refuse, type Refusal } from '../http/index.ts';
import type { Subject } from '../sites/index.ts';
import { checkHomepage, checkHomepageTrash } from './homepage/homepage-service.ts';
import {
  eraseCollections,
  hideCollection,
  showCollection,
  writeCollections,
} from './projections/collection-rows.ts';
import { creatingOf, publishingOf } from './items/item-rights.ts';
import { listHidingPages } from './states/published-store.ts';
import { eraseItems, hideItem, showItem, writeItems } from './projections/item-rows.ts';
import { placeItems } from './projections/place-items.ts';

const refuseFaults = (faults: FieldFaults): Refusal | undefined =>
  Object.keys(faults).length > 0 ? refuse('page-invalid', faults) : undefined;

const cleanItem = async (item: ItemContent): Promise<ItemContent> => ({
  ...completeProduct(await cleanLaidOut(item)),
  ...(item.body === undefined ? {} : { body: await sanitizeRichText(item.body) }),
  ...(item.excerpt === undefined ? {} : { excerpt: await sanitizeRichText(item.excerpt) }),
});

const appear = <Content extends CollectionContent | ItemContent>(content: Content, now: Date): Content => {
  if (content.status !== 'draft' && content.status !== 'needs-review') return content;
  return { ...content, status: 'published', publishOn: content.publishOn ?? now.getTime() };
};

const labelOf = (status: ContentStatus): string => statusLabels[status] || 'Published';

const checkStatus = ({ before, content, now, goesBack }: CheckedChange<CollectionContent | ItemContent>) =>
  before === undefined || goesBack || canChangeStatus(before, content.status, now.getTime())
    ? undefined
    : refuse('status-refused', {
        status: `${labelOf(before.status)} cannot become ${labelOf(content.status)}.`,
      });

interface ParentRow extends Record<string, unknown> {
  id: string;
  parentId: string | null;
}

/** Drafts count too: two folders that are put into each other and published later would be a loop then. */
const readParents = async (
  database: Queryable,
  websiteId: string,
): Promise<Map<string, string | undefined>> => {
  const { rows } = await database.execute<ParentRow>(sql`
    select document_id as id, draft ->> 'parentId' as "parentId" from documents
    where website_id = ${websiteId} and kind = 'collection' and trashed_at is null`);
  return new Map(rows.map(({ id, parentId }) => [id, parentId ?? undefined]));
};

const checkFolder = async (
  database: Queryable,
  { site, content, before }: CheckedChange<CollectionContent>,
): Promise<Refusal | undefined> => {
  if (content.parentId === undefined || content.parentId === before?.parentId) return undefined;
  const parents = await readParents(database, site.id);
  if (!parents.has(content.parentId))
    return refuse('page-invalid', { parentId: 'The folder does not exist.' });
  return isInLoop(content, parents)
    ? refuse('page-invalid', { parentId: 'A folder cannot stand inside itself.' })
    : undefined;
};

/** The machine would not know which of two to show. */
const checkRole = async (
  database: Queryable,
  { site, content, before }: CheckedChange<CollectionContent>,
): Promise<Refusal | undefined> => {
  if (content.role === undefined || content.role === before?.role) return undefined;
  const { rows } = await database.execute(sql`
    select 1 from documents where website_id = ${site.id} and kind = 'collection' and trashed_at is null
      and draft ->> 'role' = ${content.role} and document_id <> ${content.id} limit 1`);
  return rows.length > 0 ? refuse('page-invalid', { role: 'The site has such a page already.' }) : undefined;
};

/** There are no member areas yet: a page may keep one that it came with, not name another. */
const checkMemberAreas = ({
  content,
  before,
  isImported,
}: CheckedChange<CollectionContent>): Refusal | undefined => {
  const known = new Set(before?.memberAreaIds);
  const isUnknown = (content.memberAreaIds ?? []).some((id) => !known.has(id));
  return isUnknown && !isImported
    ? refuse('page-invalid', { memberAreaIds: 'The member area does not exist.' })
    : undefined;
};

const checkIdentity = <Content extends { readonly id: string }>({
  content,
  before,
}: CheckedChange<Content>): Refusal | undefined =>
  before !== undefined && before.id !== content.id
    ? refuse('bad-request', { id: 'cannot change' })
    : undefined;

export const collectionKind: DocumentKind<CollectionContent> = {
  name: 'collection',
  schema: collectionSchema,
  creation: { permission: async () => 'create-pages', fits: (id, content) => content.id === id },
  clean: cleanLaidOut,
  check: async (database, change) =>
    checkIdentity(change) ??
    refuseFaults(findCollectionFaults(change.content)) ??
    checkStatus(change) ??
    checkMemberAreas(change) ??
    (await checkHomepage(database, change)) ??
    (await checkFolder(database, change)) ??
    (await checkRole(database, change)),
  findBlockFaults,
  appear,
  codeParts: codePartsOf,
  uniqueKey: ({ urlId }) => urlId,
  checkTrash: checkHomepageTrash,
  publish: writeCollections,
  hide: hideCollection,
  show: showCollection,
  erase: eraseCollections,
};

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

/** Its place in a list is in no revision, and visitors see it at once. */
const goLive = async (
  { database, site, contributor }: LiveContext,
  { before, content, isPublished }: LiveChange<ItemContent>,
): Promise<readonly Subject[] | Refusal> => {
  if (before.displayIndex === content.displayIndex || !isPublished) return [];
  if (!contributor.permissions.has(await publishingOf({ database, site }, content.id)))
    return refuse('not-allowed');
  await placeItems(database, site.id, [{ id: content.id, place: content.displayIndex ?? null }]);
  return [`collection:${content.collectionId}`];
};

export const itemKind: DocumentKind<ItemContent> = {
  name: 'item',
  schema: itemSchema,
  publishing: publishingOf,
  creation: { permission: creatingOf, fits: (id, content) => content.id === id },
  findFormFaults: findProductFormFaults,
  clean: cleanItem,
  check: async (database, change) =>
    checkIdentity(change) ??
    refuseFaults(findItemFaults(change.content)) ??
    checkStatus(change) ??
    (await checkCollection(database, change)) ??
    (await checkProduct(database, change)),
  findBlockFaults,
  goLive,
  appear,
  codeParts: codePartsOf,
  uniqueKey: ({ collectionId, urlId }) => `${collectionId}/${urlId}`,
  parentOf: ({ collectionId }) => collectionId,
  publish: async (transaction, site, publications) => {
    const subjects = await writeItems(transaction, site, publications);
    await writeProducts(
      transaction,
      site.id,
      publications.map(({ content }) => content),
    );
    return subjects;
  },
  findBlocking: listHidingPages,
  hide: hideItem,
  show: showItem,
  erase: async (transaction, websiteId, ids) => {
    await eraseItems(transaction, websiteId, ids);
    await eraseProducts(transaction, websiteId, ids);
  },
};
