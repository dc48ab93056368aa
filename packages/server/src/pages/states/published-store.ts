import type { ContentStatus } from '@sitewright/domain/pages';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import type { Blocking, Published } from '../../documents/index.ts';

/** The published fields that the state depends on. */
export interface PublishedFields {
  readonly status: ContentStatus;
  readonly publishOn?: number;
  /** Last part of the URL. */
  readonly urlId: string;
}

interface PublishedRow extends Record<string, unknown> {
  id: string;
  status: ContentStatus;
  publishOn: string | null;
  urlId: string;
}

const fieldsOf = ({ status, publishOn, urlId }: PublishedRow): PublishedFields => ({
  status,
  urlId,
  ...(publishOn === null ? {} : { publishOn: Number(publishOn) }),
});

const read = async (database: Queryable, statement: SQL): Promise<ReadonlyMap<string, PublishedFields>> => {
  const { rows } = await database.execute<PublishedRow>(statement);
  return new Map(rows.map((row) => [row.id, fieldsOf(row)]));
};

/** Of the given pages, or of all. */
export const listPublishedPages = (
  database: Queryable,
  websiteId: string,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, PublishedFields>> =>
  read(
    database,
    sql`select collection_id as id, outline ->> 'status' as status, outline ->> 'publishOn' as "publishOn",
      url_id as "urlId" from collections where website_id = ${websiteId} and not is_trashed
      ${ids ? sql`and collection_id = any(${sql.param([...ids])})` : sql``}`,
  );

export const listPublishedItems = (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublishedFields>> =>
  read(
    database,
    sql`select item_id as id, status, content ->> 'publishOn' as "publishOn", url_id as "urlId" from items
      where website_id = ${websiteId} and not is_trashed and item_id = any(${sql.param([...ids])})`,
  );

interface BlockingRow extends Record<string, unknown> {
  id: string;
  title: string;
  revision: number;
}

/** Unpublished pages that hide their published items. */
export const listHidingPages = async (
  database: Queryable,
  websiteId: string,
  { ids, now }: Published,
): Promise<Blocking[]> => {
  const { rows } = await database.execute<BlockingRow>(sql`
    select distinct d.document_id as id, d.draft ->> 'title' as title, d.revision from items i
      join documents d on d.website_id = i.website_id and d.kind = 'collection' and d.document_id = i.collection_id
        and d.trashed_at is null
      left join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
        and c.visible_from <= ${now}
    where i.website_id = ${websiteId} and i.item_id = any(${sql.param([...ids])}) and i.visible_from is not null
      and c.collection_id is null`);
  return rows.map((row) => ({ kind: 'collection', ...row }));
};
