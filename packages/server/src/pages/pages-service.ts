import {
  collectionKinds,
  isCollectionKind,
  itemTypeOf,
  pageLimits,
  urlIdFrom,
  type CollectionContent,
  type ContentStatus,
  type ItemContent,
} from '@sitewright/domain/pages';
import { findUniqueName } from '@sitewright/domain/sites';
import { withNewVariantIds } from '../catalogue/index.ts';
import {
  createDocument,
  findDocument,
  publishDocument,
  saveDraft,
  type ChangeContext,
  type DocumentKind,
  type SavedDocument,
} from '../documents/index.ts';
import { isRefusal, refuse, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { invalidateCacheTags } from '../sites/index.ts';
import { reorderPermission } from './items/item-permissions-query.ts';
import { itemKind } from './kinds/item-kind.ts';
import { collectionKind } from './kinds/collection-kind.ts';
import { countItemDrafts, findTakenKeys } from './pages-store.ts';
import { setItemPositions } from './projections/item-positions-store.ts';

type Saved<Content> = SavedDocument<Content> | Refusal;

const fallbacks = { collection: 'new-page', item: 'new-post' } as const;
const MIN_URL_LENGTH = 3;

interface UrlRequest {
  readonly kind: 'collection' | 'item';
  /** Prefix of the unique key. */
  readonly parent: string;
  readonly title: string;
  /** The document that may already have it. */
  readonly ownerId?: string;
}

const findFreeUrlId = async (
  context: ChangeContext,
  { kind, parent, title, ownerId }: UrlRequest,
): Promise<string> => {
  const base = urlIdFrom(title);
  const fallback = fallbacks[kind];
  const taken = await findTakenKeys(context.database, context.site.id, {
    kind,
    prefix: parent + (base.length < MIN_URL_LENGTH ? fallback : base),
  });
  return findUniqueName({
    base,
    fallback,
    isTaken: (name) => taken.has(parent + name) && taken.get(parent + name) !== ownerId,
  });
};

/** A free URL for an item, based on the requested one. */
export const findItemUrl = async (
  context: ChangeContext,
  { collectionId, wanted, itemId }: { collectionId: string; wanted: string; itemId: string | undefined },
): Promise<{ readonly urlId: string } | Refusal> => {
  const key = { kind: 'collection', id: collectionId } as const;
  if (!(await findDocument(context.database, context.site.id, key))) return refuse('not-found');
  const request = { kind: 'item', parent: `${collectionId}/`, title: wanted } as const;
  return {
    urlId: await findFreeUrlId(context, { ...request, ...(itemId === undefined ? {} : { ownerId: itemId }) }),
  };
};

export interface NewPage {
  readonly kind: string;
  readonly title: string;
  readonly urlId?: string;
  readonly parentId?: string;
}

export const createPage = async (
  context: ChangeContext,
  { kind, title, urlId, parentId }: NewPage,
): Promise<Saved<CollectionContent>> => {
  if (!isCollectionKind(kind)) return refuse('page-type-unknown');
  const id = newId();
  const content: CollectionContent = {
    id,
    title: title.trim(),
    urlId: urlId ?? (await findFreeUrlId(context, { kind: 'collection', parent: '', title })),
    status: 'draft',
    ...collectionKinds[kind],
    ...(parentId === undefined ? {} : { parentId }),
  };
  return createDocument(collectionKind, context, { id, content });
};

export interface NewItem {
  readonly title: string;
  readonly urlId?: string;
  readonly recordType?: number;
}

export const createItem = async (
  context: ChangeContext,
  collectionId: string,
  { title, urlId, recordType }: NewItem,
): Promise<Saved<ItemContent>> => {
  const collection = await findDocument(context.database, context.site.id, {
    kind: 'collection',
    id: collectionId,
  });
  if (!collection || collection.trashedAt !== null) return refuse('not-found');
  const id = newId();
  const parent = `${collectionId}/`;
  const content: ItemContent = {
    id,
    collectionId,
    recordType: recordType ?? itemTypeOf(collection.draft as CollectionContent),
    title: title.trim(),
    urlId: urlId ?? (await findFreeUrlId(context, { kind: 'item', parent, title })),
    status: 'draft',
  };
  return createDocument(itemKind, context, { id, content });
};

/** A site has at most one page of each role: a copy has none. */
const withoutRole = <Content extends object>(content: Content): Content => ({
  ...content,
  role: undefined,
});

/** A copy of the draft with its own URL. */
const duplicate = async <Content extends CollectionContent | ItemContent>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  { id: sourceId, parentOf }: { id: string; parentOf: (content: Content) => string },
): Promise<Saved<Content>> => {
  const { database, site } = context;
  const source = await findDocument(database, site.id, { kind: kind.name, id: sourceId });
  if (!source || source.trashedAt !== null) return refuse('not-found');
  const original = source.draft as Content;
  const id = newId();
  const parent = parentOf(original);
  const documentKind = kind.name === 'item' ? 'item' : 'collection';
  const base = original.urlId;
  const taken = await findTakenKeys(database, site.id, { kind: documentKind, prefix: parent + base });
  const urlId = findUniqueName({ base, fallback: base, isTaken: (name) => taken.has(parent + name) });
  const { publishOn: _publishOn, ...fields } = original;
  const content = {
    ...fields,
    id,
    urlId,
    title: `${original.title} (copy)`.slice(0, pageLimits.MAX_TITLE_LENGTH),
    status: 'draft',
  } as Content;
  const copied = kind.name === 'collection' ? withoutRole(content) : withNewVariantIds(content);
  return createDocument(kind, context, { id, content: copied, copyOf: original });
};

export const duplicatePage = (context: ChangeContext, id: string): Promise<Saved<CollectionContent>> =>
  duplicate(collectionKind, context, { id, parentOf: () => '' });

export const duplicateItem = (context: ChangeContext, id: string): Promise<Saved<ItemContent>> =>
  duplicate(itemKind, context, { id, parentOf: ({ collectionId }) => `${collectionId}/` });

export interface PublicationRequest {
  readonly id: string;
  readonly baseRevision: number;
  readonly status?: ContentStatus;
  readonly publishOn?: number;
}

/** Sets the status first, if one is given; content published for the first time is dated now. */
export const publishWithStatus = async <Content extends CollectionContent | ItemContent>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  { id, baseRevision, status, publishOn }: PublicationRequest,
): Promise<Saved<Content>> => {
  const found = await findDocument(context.database, context.site.id, { kind: kind.name, id });
  if (!found) return refuse('not-found');
  const draft = found.draft as Content;
  const wanted = status ?? (draft.status === 'draft' ? 'published' : draft.status);
  const time = publishOn ?? draft.publishOn ?? (wanted === 'published' ? context.now.getTime() : undefined);
  const content = { ...draft, status: wanted, ...(time === undefined ? {} : { publishOn: time }) };
  if (content.status === draft.status && content.publishOn === draft.publishOn)
    return publishDocument(kind, context, { id, baseRevision });
  const saved = await saveDraft(kind, context, { id, content, baseRevision });
  return isRefusal(saved) ? saved : publishDocument(kind, context, { id, baseRevision: saved.revision });
};

/** Positions are written to published rows and drafts alike: the order takes effect immediately. */
export const orderItems = async (
  context: ChangeContext,
  collectionId: string,
  ids: readonly string[],
): Promise<Record<string, never> | Refusal> => {
  const { database, site, contributor } = context;
  if (!contributor.permissions.has(await reorderPermission(context, collectionId)))
    return refuse('not-allowed');
  const itemIds = [...new Set(ids)];
  if ((await countItemDrafts(database, site.id, { collectionId, ids: itemIds })) < itemIds.length)
    return refuse('not-found');
  await setItemPositions(
    database,
    site.id,
    itemIds.map((id, index) => ({ id, place: index + 1 })),
  );
  await invalidateCacheTags(database, site.id, [`collection:${collectionId}`]);
  return {};
};
