import { asc, eq, sql } from 'drizzle-orm';
import type { PageCollection } from '@sitewright/render/page';
import type { Site, SiteSettings } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import { collections } from './pages-tables.ts';

export type NewCollection = typeof collections.$inferInsert;

const collectionColumns = {
  id: collections.collectionId,
  urlId: collections.urlId,
  title: collections.title,
  description: collections.description,
  type: collections.type,
  typeName: collections.typeName,
  regionName: collections.regionName,
  isHomepage: collections.isHomepage,
  navigation: collections.navigation,
  seo: collections.seo,
  updatedAt: collections.updatedAt,
};

export const insertCollections = async (
  database: Queryable,
  rows: readonly NewCollection[],
): Promise<void> => {
  if (rows.length > 0) await database.insert(collections).values([...rows]);
};

export const listCollections = async (database: Queryable, websiteId: string) =>
  database
    .select(collectionColumns)
    .from(collections)
    .where(eq(collections.websiteId, websiteId))
    .orderBy(asc(collections.position), asc(collections.collectionId));

interface ContextRow extends Record<string, unknown> {
  identifier: string;
  settings: SiteSettings;
  settingsRevision: number;
  contentVersion: number;
  templateVersion: number;
  primaryHost: string;
  collections: (PageCollection & { readonly navigation: string })[];
}

export interface LoadedContext {
  readonly site: Site;
  readonly collections: readonly (PageCollection & { readonly navigation: string })[];
  /** The site's version that all of this was read at. */
  readonly version: number;
  readonly templateVersion: number;
}

/**
 * Everything a page's context needs, in one statement: one round trip, and one snapshot, so that the version
 * belongs to exactly this content.
 */
export const loadContext = async (
  database: Queryable,
  websiteId: string,
): Promise<LoadedContext | undefined> => {
  const { rows } = await database.execute<ContextRow>(sql`
    select w.identifier, w.settings,
      w.settings_revision::float8 as "settingsRevision",
      w.content_version::float8 as "contentVersion",
      coalesce((select v.version from subject_versions v
        where v.website_id = w.website_id and v.subject = 'template'), 0)::float8 as "templateVersion",
      coalesce((select h.host from hosts h where h.website_id = w.website_id
        order by h.is_primary desc, h.host limit 1), '') as "primaryHost",
      coalesce((select json_agg(json_build_object(
          'id', c.collection_id, 'urlId', c.url_id, 'title', c.title, 'description', c.description,
          'type', c.type, 'typeName', c.type_name, 'regionName', c.region_name, 'isHomepage', c.is_homepage,
          'navigation', c.navigation, 'seo', c.seo,
          'updatedOn', floor(extract(epoch from c.updated_at) * 1000)
        ) order by c.position, c.collection_id)
        from collections c where c.website_id = w.website_id), '[]'::json) as collections
    from websites w where w.website_id = ${websiteId}`);
  const [row] = rows;
  if (!row) return undefined;
  const { identifier, settings, settingsRevision, primaryHost } = row;
  return {
    site: { id: websiteId, identifier, settings, settingsRevision, primaryHost },
    collections: row.collections,
    version: row.contentVersion,
    templateVersion: row.templateVersion,
  };
};
