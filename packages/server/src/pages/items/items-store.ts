import type { ContentStatus, Ordering } from '@sitewright/domain/pages';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

const MAX_TIME = 8.64e15;

/** Ascending along the list: undated items come before the newest, the next event before later ones. */
const sortKeys: Readonly<Record<Ordering, SQL>> = {
  'user-orderable': sql`coalesce((draft ->> 'displayIndex')::bigint, 0)`,
  calendar: sql`-coalesce((draft ->> 'startDate')::bigint, ${MAX_TIME}::bigint)`,
  chronological: sql`-coalesce((draft ->> 'publishOn')::bigint, ${MAX_TIME}::bigint)`,
};

/** Order of equal keys: by creation in a manual order, newest first otherwise. */
const isNewestFirst = (ordering: Ordering): boolean => ordering !== 'user-orderable';

/** The sort key and id of the last row of a page. */
export interface Cursor {
  readonly key: string;
  readonly id: string;
}

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

const filterConditions = ({ search, status, category }: ItemQuery): SQL => {
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

export interface ItemRow extends Record<string, unknown> {
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

export interface ItemQuery {
  readonly collectionId: string;
  readonly ordering: Ordering;
  readonly cursor: Cursor | undefined;
  readonly search?: string | undefined;
  readonly status?: ContentStatus | 'trashed' | undefined;
  readonly category?: string | undefined;
  readonly limit: number;
}

/** The drafts of a page's items, in the page's order. */
export const readItemRows = async (
  database: Queryable,
  websiteId: string,
  query: ItemQuery,
): Promise<ItemRow[]> => {
  const { collectionId, ordering, cursor, limit } = query;
  const key = sortKeys[ordering];
  const { rows } = await database.execute<ItemRow>(sql`
    select document_id as id, ${key} as key, draft ->> 'title' as title, draft ->> 'urlId' as "urlId",
      draft ->> 'status' as status, draft ->> 'publishOn' as "publishOn", draft ->> 'startDate' as "startDate",
      (draft ->> 'displayIndex')::int as "displayIndex", draft ->> 'mainImageId' as "mainImageId",
      draft -> 'categories' as categories, revision, has_changes as "hasChanges",
      published_revision is not null as "isPublished", updated_at as "updatedAt"
    from documents
    where website_id = ${websiteId} and kind = 'item' and parent_id = ${collectionId}
      ${filterConditions(query)} ${cursor ? afterCursor(key, cursor, ordering) : sql``}
    order by key, document_id ${isNewestFirst(ordering) ? sql`desc` : sql`asc`} limit ${limit}`);
  return rows;
};
