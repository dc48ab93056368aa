import {
  isVisibleAt,
  publicationStateOf,
  type ContentStatus,
  type PublicationState,
} from '@sitewright/domain/pages';
import type { Queryable } from '../../database/index.ts';
import { findDocument, listReleaseTimes } from '../../documents/index.ts';
import { refuse, type Refusal } from '../../http/index.ts';
import { listPublishedItems, listPublishedPages, type PublishedFields } from './published-store.ts';

interface Saved {
  readonly id: string;
  readonly draft: { readonly status: ContentStatus; readonly publishOn?: number };
  readonly hasChanges: boolean;
}

export interface DescribedState {
  readonly state: PublicationState;
  /** The current or last published URL; undefined if never published. */
  readonly publishedUrl?: string;
}

/** Describes the state of documents of one kind. */
export type StateResolver = (saved: Saved) => DescribedState;

interface StateSources {
  readonly published: ReadonlyMap<string, PublishedFields>;
  readonly releaseTimes: ReadonlyMap<string, number>;
  readonly now: number;
  /** For items: their page; null if it was never published. */
  readonly parent?: PublishedFields | null;
}

const urlOf = (published: PublishedFields | undefined, parent: PublishedFields | null | undefined) => {
  if (!published || parent === null) return {};
  return { publishedUrl: parent ? `/${parent.urlId}/${published.urlId}` : `/${published.urlId}` };
};

const createStateResolver =
  ({ published, releaseTimes, now, parent }: StateSources): StateResolver =>
  ({ id, draft, hasChanges }) => {
    const own = published.get(id);
    const isParentVisible = parent === undefined || (parent !== null && isVisibleAt(parent, now));
    const known = { draft, published: own, hasChanges, releaseAt: releaseTimes.get(id), isParentVisible };
    return { state: publicationStateOf(known, now), ...urlOf(own, parent) };
  };

interface StateContext {
  readonly websiteId: string;
  readonly now: Date;
}

export const readPageStates = async (
  database: Queryable,
  { websiteId, now }: StateContext,
  ids?: readonly string[],
): Promise<StateResolver> =>
  createStateResolver({
    published: await listPublishedPages(database, websiteId, ids),
    releaseTimes: await listReleaseTimes(database, websiteId, 'collection'),
    now: now.getTime(),
  });

/** Of items of several pages. */
export const readItemStatesByPage = async (
  database: Queryable,
  { websiteId, now }: StateContext,
  { collectionIds, ids }: { readonly collectionIds: readonly string[]; readonly ids: readonly string[] },
): Promise<(collectionId: string) => StateResolver> => {
  const pages = await listPublishedPages(database, websiteId, collectionIds);
  const parts = {
    published: await listPublishedItems(database, websiteId, ids),
    releaseTimes: await listReleaseTimes(database, websiteId, 'item'),
    now: now.getTime(),
  };
  return (collectionId) => createStateResolver({ ...parts, parent: pages.get(collectionId) ?? null });
};

export const readItemStates = async (
  database: Queryable,
  context: StateContext,
  { collectionId, ids }: { readonly collectionId: string; readonly ids: readonly string[] },
): Promise<StateResolver> =>
  (await readItemStatesByPage(database, context, { collectionIds: [collectionId], ids }))(collectionId);

/** The state of one page or item. */
export const readState = async (
  database: Queryable,
  context: StateContext,
  { kind, id }: { readonly kind: string; readonly id: string },
): Promise<DescribedState | Refusal> => {
  if (kind !== 'collection' && kind !== 'item') return refuse('not-found');
  const row = await findDocument(database, context.websiteId, { kind, id });
  if (!row || row.trashedAt !== null) return refuse('not-found');
  const read =
    kind === 'item'
      ? await readItemStates(database, context, { collectionId: row.parentId ?? '', ids: [id] })
      : await readPageStates(database, context, [id]);
  return read({ id, draft: row.draft as Saved['draft'], hasChanges: row.hasChanges });
};
