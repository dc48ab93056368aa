import type { DocumentKindName } from '@sitewright/domain/documents';
import {
  withHomepage,
  type CollectionContent,
  type ItemContent,
  type SitePage,
} from '@sitewright/domain/pages';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { pathSplits } from '../load/context-store.ts';

/** The draft of a page or item, found by its draft URL or its published URL. */
export interface DraftTarget {
  readonly collection: SitePage;
  readonly item: ItemContent | null;
  /** Of the item, or of the page if there is none. */
  readonly revision: number;
  /** Published URL; null if never published. */
  readonly publishedUrl: string | null;
  readonly publishedItemUrl: string | null;
}

interface TargetRow extends Record<string, unknown> {
  homepageId: string | null;
  collection: CollectionContent;
  item: ItemContent | null;
  revision: number;
  publishedUrl: string | null;
  publishedItemUrl: string | null;
}

const isLive = sql`trashed_at is null`;

const homepage = (websiteId: string): SQL => sql`
  select d.document_id, d.draft, d.revision, '' as rest, 0 as length, 1 as rank from websites w
    join documents d on d.website_id = w.website_id and d.kind = 'collection' and d.document_id = w.homepage_id
    where w.website_id = ${websiteId} and d.${isLive}`;

const byPath = (websiteId: string, path: string): SQL => {
  const { urlIds, rests } = pathSplits(path);
  const cuts = sql`unnest(${sql.param(urlIds)}::text[], ${sql.param(rests)}::text[]) as p(url_id, rest)`;
  return sql`
    select d.document_id, d.draft, d.revision, p.rest, length(p.url_id) as length, 1 as rank from ${cuts}
      join documents d on d.website_id = ${websiteId} and d.kind = 'collection' and d.unique_key = p.url_id
        and d.${isLive}
    union all
    select d.document_id, d.draft, d.revision, p.rest, length(p.url_id), 2 from ${cuts}
      join collections c on c.website_id = ${websiteId} and c.url_id = p.url_id and not c.is_trashed
      join documents d on d.website_id = c.website_id and d.kind = 'collection'
        and d.document_id = c.collection_id and d.${isLive}`;
};

const itemBelow = (websiteId: string): SQL => sql`
  select n.document_id, n.draft, n.revision from (
    select x.document_id, x.draft, x.revision, 1 as rank from documents x where x.website_id = ${websiteId} and x.kind = 'item'
      and x.unique_key = h.document_id || '/' || h.rest and x.${isLive}
    union all
    select x.document_id, x.draft, x.revision, 2 from items i join documents x on x.website_id = i.website_id
      and x.kind = 'item' and x.document_id = i.item_id
      where i.website_id = ${websiteId} and i.collection_id = h.document_id and i.url_id = h.rest
      and not i.is_trashed and x.${isLive}) n order by n.rank limit 1`;

/** A page's draft URL takes precedence over its published one. */
export const findDraftTarget = async (
  database: Queryable,
  websiteId: string,
  path: string,
): Promise<DraftTarget | undefined> => {
  const { rows } = await database.execute<TargetRow>(sql`
    select h.draft as collection, n.draft as item, coalesce(n.revision, h.revision) as revision, c.url_id as "publishedUrl", i.url_id as "publishedItemUrl",
      (select w.homepage_id from websites w where w.website_id = ${websiteId}) as "homepageId"
    from (${path === '' ? homepage(websiteId) : byPath(websiteId, path)}) h
    left join lateral (${itemBelow(websiteId)}) n on h.rest <> ''
    left join collections c on c.website_id = ${websiteId} and c.collection_id = h.document_id and not c.is_trashed
    left join items i on i.website_id = ${websiteId} and i.item_id = n.document_id and not i.is_trashed
    where h.rest = '' or n.document_id is not null
    order by h.length desc, h.rank limit 1`);
  const [row] = rows;
  if (!row) return undefined;
  const { homepageId, collection, ...target } = row;
  return { ...target, collection: withHomepage(collection, homepageId) };
};

/** A site-wide document, or the outline of a page, with unpublished changes. */
export interface ChangedDraft {
  readonly kind: DocumentKindName;
  readonly id: string;
  readonly revision: number;
  readonly content: unknown;
}

interface ChangedRow extends Record<string, unknown>, ChangedDraft {}

/** Unpublished changes that affect every page. Sections are the largest part and are left out. */
export const listChangedDrafts = async (database: Queryable, websiteId: string): Promise<ChangedDraft[]> => {
  const { rows } = await database.execute<ChangedRow>(sql`
    select d.kind, d.document_id as id, d.revision,
      case when d.kind = 'collection' then d.draft - 'sections' - 'fields' else d.draft end as content
    from documents d where d.website_id = ${websiteId} and d.has_changes and d.${isLive}
      and d.kind in ('collection', 'navigation', 'header-footer', 'styles', 'template')`);
  return rows;
};
