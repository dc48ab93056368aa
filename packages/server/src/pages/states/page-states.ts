import {
  isVisibleAt,
  publicationStateOf,
  type ContentStatus,
  type PublicationState,
} from '@sitewright/domain/pages';
import type { Queryable } from '../../database/index.ts';
import { findDocument, listReleaseTimes } from '../../documents/index.ts';
import { refuse, type Refusal } from '../../http/index.ts';
import { listPublishedItems, listPublishedPages, type PublishedFacts } from './published-store.ts';

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
export type StateReader = (saved: Saved) => DescribedState;

interface ReaderParts {
  readonly published: ReadonlyMap<string, PublishedFacts>;
  readonly releaseTimes: ReadonlyMap<string, number>;
  readonly now: number;
  /** For items: their page; null if it was never published. */
  readonly parent?: PublishedFacts | null;
}

const urlOf = (facts: PublishedFacts | undefined, parent: PublishedFacts | null | undefined) => {
  if (!facts || parent === null) return {};
  return { publishedUrl: parent ? `/${parent.urlId}/${facts.urlId}` : `/${facts.urlId}` };
};

const readerOf =
  ({ published, releaseTimes, now, parent }: ReaderParts): StateReader =>
  ({ id, draft, hasChanges }) => {
    const facts = published.get(id);
    const isParentVisible = parent === undefined || (parent !== null && isVisibleAt(parent, now));
    const known = { draft, published: facts, hasChanges, releaseAt: releaseTimes.get(id), isParentVisible };
    return { state: publicationStateOf(known, now), ...urlOf(facts, parent) };
  };

interface Asked {
  readonly websiteId: string;
  readonly now: Date;
}

export const readPageStates = async (
  database: Queryable,
  { websiteId, now }: Asked,
  ids?: readonly string[],
): Promise<StateReader> =>
  readerOf({
    published: await listPublishedPages(database, websiteId, ids),
    releaseTimes: await listReleaseTimes(database, websiteId, 'collection'),
    now: now.getTime(),
  });

export const readItemStates = async (
  database: Queryable,
  { websiteId, now }: Asked,
  { collectionId, ids }: { readonly collectionId: string; readonly ids: readonly string[] },
): Promise<StateReader> => {
  const pages = await listPublishedPages(database, websiteId, [collectionId]);
  return readerOf({
    published: await listPublishedItems(database, websiteId, ids),
    releaseTimes: await listReleaseTimes(database, websiteId, 'item'),
    now: now.getTime(),
    parent: pages.get(collectionId) ?? null,
  });
};

export const readState = async (
  database: Queryable,
  asked: Asked,
  { kind, id }: { readonly kind: string; readonly id: string },
): Promise<DescribedState | Refusal> => {
  if (kind !== 'collection' && kind !== 'item') return refuse('not-found');
  const row = await findDocument(database, asked.websiteId, { kind, id });
  if (!row || row.trashedAt !== null) return refuse('not-found');
  const read =
    kind === 'item'
      ? await readItemStates(database, asked, { collectionId: row.parentId ?? '', ids: [id] })
      : await readPageStates(database, asked, [id]);
  return read({ id, draft: row.draft as Saved['draft'], hasChanges: row.hasChanges });
};
