import { SITE_DOCUMENT, siteDocumentTitles } from '@sitewright/domain/documents';
import { HIDDEN_NAVIGATION, type ContentStatus } from '@sitewright/domain/pages';
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

const isLinkedIn = (menus: SQL): SQL => sql`jsonb_path_exists(${menus} - ${HIDDEN_NAVIGATION}::text,
  '$.**.collectionId ? (@ == $id)', jsonb_build_object('id', c.collection_id))`;

/** The navigation, if only its draft links to one of the visible pages: visitors do not find the page in a menu. */
export const listHidingNavigation = async (
  database: Queryable,
  websiteId: string,
  { ids, now }: Published,
): Promise<Blocking[]> => {
  const { rows } = await database.execute<{ revision: number }>(sql`
    select d.revision from documents d
      left join site_documents s on s.website_id = d.website_id and s.kind = d.kind
    where d.website_id = ${websiteId} and d.kind = 'navigation' and d.document_id = ${SITE_DOCUMENT}
      and exists (select from collections c
        where c.website_id = d.website_id and c.collection_id = any(${sql.param([...ids])})
          and c.visible_from <= ${now} and ${isLinkedIn(sql`d.draft`)}
          and not ${isLinkedIn(sql`coalesce(s.content, '{}')`)})`);
  const title = siteDocumentTitles.navigation;
  return rows.map(({ revision }) => ({ kind: 'navigation', id: SITE_DOCUMENT, title, revision }));
};
