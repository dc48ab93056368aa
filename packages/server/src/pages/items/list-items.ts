import {
  usualOrdering,
  type CollectionContent,
  type ContentStatus,
  type Ordering,
} from '@sitewright/domain/pages';
import { assetUrlOf } from '@sitewright/domain/media';
import { itemUrlOf } from '@sitewright/render/page';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { findDocument } from '../../documents/index.ts';
import { refuse } from '../../http/index.ts';
import { findAssets } from '../../media/index.ts';
import { readItemStates, type StateReader } from '../states/page-states.ts';

export interface ItemFilter {
  readonly collectionId: string;
  readonly cursor?: string | undefined;
  readonly search?: string | undefined;
  readonly status?: ContentStatus | 'trashed' | undefined;
  readonly category?: string | undefined;
}

const PAGE = 100;
const MAX_TIME = 8.64e15;

/** Ascending along the list: undated items come before the newest, the next event before later ones. */
const sortKeys: Readonly<Record<Ordering, SQL>> = {
  'user-orderable': sql`coalesce((draft ->> 'displayIndex')::bigint, 0)`,
  calendar: sql`-coalesce((draft ->> 'startDate')::bigint, ${MAX_TIME}::bigint)`,
  chronological: sql`-coalesce((draft ->> 'publishOn')::bigint, ${MAX_TIME}::bigint)`,
};

/** Order of equal keys: by creation in a manual order, newest first otherwise. */
const isNewestFirst = (ordering: Ordering): boolean => ordering !== 'user-orderable';

interface Cursor {
  readonly key: string;
  readonly id: string;
}

const readCursor = (text: string): Cursor | undefined => {
  const [, key = '', id = ''] = /^(-?\d{1,19})\.([0-9a-f]{24})$/.exec(text) ?? [];
  return id === '' ? undefined : { key, id };
};

const afterCursor = (key: SQL, cursor: Cursor, ordering: Ordering): SQL => {
  const beyond = isNewestFirst(ordering) ? sql`document_id < ${cursor.id}` : sql`document_id > ${cursor.id}`;
  return sql`and (${key} > ${cursor.key}::bigint or (${key} = ${cursor.key}::bigint and ${beyond}))`;
};

const isInRelease = sql`exists (select 1 from document_release_parts p join document_releases r
  on r.website_id = p.website_id and r.release_id = p.release_id and r.state = 'waiting'
  where p.website_id = documents.website_id and p.kind = 'item' and p.document_id = documents.document_id)`;

/** Items in a pending release count as scheduled, whatever their own status. */
const withStatus = (status: ContentStatus): SQL =>
  status === 'scheduled'
    ? sql`and (draft ->> 'status' = 'scheduled' or ${isInRelease})`
    : sql`and draft ->> 'status' = ${status} and not ${isInRelease}`;

const filterConditions = ({ search, status, category }: ItemFilter): SQL => {
  const query = search?.trim().toLowerCase() ?? '';
  const trashed = status === 'trashed' ? sql`is not null` : sql`is null`;
  const parts = [
    sql`and trashed_at ${trashed}`,
    ...(query === ''
      ? []
      : [sql`and position(${query} in lower((draft ->> 'title') || ' ' || (draft ->> 'urlId'))) > 0`]),
    ...(status === undefined || status === 'trashed' ? [] : [withStatus(status)]),
    ...(category === undefined ? [] : [sql`and draft -> 'categories' ? ${category}`]),
  ];
  return sql.join(parts, sql` `);
};

interface ItemRow extends Record<string, unknown> {
  id: string;
  key: string;
  title: string;
  urlId: string;
  status: ContentStatus;
  publishOn: string | null;
  startDate: string | null;
  displayIndex: number | null;
  mainImageId: string | null;
  categories: string[] | null;
  revision: number;
  hasChanges: boolean;
  isPublished: boolean;
  updatedAt: Date;
}

const numberOf = <Name extends string>(name: Name, value: string | number | null) =>
  value === null ? {} : ({ [name]: Number(value) } as { readonly [N in Name]?: number });

interface ItemDetails {
  readonly collection: CollectionContent;
  /** Image URLs by id. */
  readonly imageUrls: ReadonlyMap<string, string>;
  readonly stateOf: StateReader;
}

const readImageUrls = async (
  database: Queryable,
  websiteId: string,
  rows: readonly ItemRow[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = rows.flatMap(({ mainImageId }) => mainImageId ?? []);
  const assets = ids.length === 0 ? [] : await findAssets(database, websiteId, [...new Set(ids)]);
  return new Map(assets.map((asset) => [asset.id, assetUrlOf(asset)]));
};

const imageOf = ({ mainImageId }: ItemRow, { imageUrls }: ItemDetails) => {
  const pictureUrl = imageUrls.get(mainImageId ?? '');
  return pictureUrl === undefined ? {} : { pictureUrl };
};

const describeItem = (row: ItemRow, details: ItemDetails) => ({
  id: row.id,
  title: row.title,
  urlId: row.urlId,
  fullUrl: itemUrlOf(details.collection, row),
  status: row.status,
  revision: row.revision,
  hasChanges: row.hasChanges,
  isPublished: row.isPublished,
  updatedOn: new Date(row.updatedAt).toISOString(),
  categories: row.categories ?? [],
  ...details.stateOf({
    id: row.id,
    draft: { status: row.status, ...numberOf('publishOn', row.publishOn) },
    hasChanges: row.hasChanges,
  }),
  ...numberOf('publishOn', row.publishOn),
  ...numberOf('startDate', row.startDate),
  ...numberOf('displayIndex', row.displayIndex),
  ...imageOf(row, details),
});

/** The drafts of a page's items, in the page's order. */
export const listItems = async (
  database: Queryable,
  { websiteId, now }: { readonly websiteId: string; readonly now: Date },
  filter: ItemFilter,
) => {
  const { collectionId, cursor: text } = filter;
  const collection = await findDocument(database, websiteId, { kind: 'collection', id: collectionId });
  if (!collection) return refuse('not-found');
  const cursor = text === undefined ? undefined : readCursor(text);
  if (text !== undefined && !cursor) return refuse('bad-request');
  const content = collection.draft as CollectionContent;
  const ordering = content.ordering ?? usualOrdering(content.typeName);
  const key = sortKeys[ordering];
  const { rows } = await database.execute<ItemRow>(sql`
    select document_id as id, ${key} as key, draft ->> 'title' as title, draft ->> 'urlId' as "urlId",
      draft ->> 'status' as status, draft ->> 'publishOn' as "publishOn", draft ->> 'startDate' as "startDate",
      (draft ->> 'displayIndex')::int as "displayIndex", draft ->> 'mainImageId' as "mainImageId",
      draft -> 'categories' as categories, revision, has_changes as "hasChanges",
      published_revision is not null as "isPublished", updated_at as "updatedAt"
    from documents
    where website_id = ${websiteId} and kind = 'item' and parent_id = ${collectionId}
      ${filterConditions(filter)} ${cursor ? afterCursor(key, cursor, ordering) : sql``}
    order by key, document_id ${isNewestFirst(ordering) ? sql`desc` : sql`asc`} limit ${PAGE + 1}`);
  const pageRows = rows.slice(0, PAGE);
  const last = pageRows.at(-1);
  const ids = pageRows.map(({ id }) => id);
  const details = {
    collection: content,
    imageUrls: await readImageUrls(database, websiteId, pageRows),
    stateOf: await readItemStates(database, { websiteId, now }, { collectionId, ids }),
  };
  return {
    items: pageRows.map((row) => describeItem(row, details)),
    nextCursor: rows.length > PAGE && last ? `${last.key}.${last.id}` : null,
  };
};
