import { type Database, runPrepared, sql } from '../../database/index.ts';
import { outlineColumn } from './context-store.ts';
import type { OutlineLibrary, OutlineRow, SiteOutline } from './site-outline.ts';

interface StateRow {
  readonly version: number;
  readonly templateVersion: number;
  readonly outlineVersion: number;
  readonly outline: OutlineRow | null;
}

export interface SiteState {
  readonly outline: SiteOutline;
  readonly version: number;
  readonly templateVersion: number;
}

const loadStateRow = async (
  database: Database,
  websiteId: string,
  knownOutline: number,
): Promise<StateRow | undefined> => {
  const [row] = await runPrepared<StateRow>(
    database,
    sql`select w.content_version::float8 as version, v.template::float8 as "templateVersion",
        v.site::float8 as "outlineVersion",
        case when v.site <> ${knownOutline}::float8 then ${outlineColumn} end as outline
      from websites w
      cross join lateral (select
          coalesce(max(s.version) filter (where s.tag = 'template'), 0) as template,
          coalesce(max(s.version) filter (where s.tag = 'site'), 0) as site
        from cache_tag_versions s where s.website_id = w.website_id and s.tag in ('site', 'template')) v
      where w.website_id = ${websiteId}`,
  );
  return row;
};

/** What all pages of a site share, without a page. */
export const loadSiteState = async (
  database: Database,
  outlines: OutlineLibrary,
  websiteId: string,
): Promise<SiteState> => {
  const row = await loadStateRow(database, websiteId, outlines.versionOf(websiteId));
  const outline = row && outlines.take(websiteId, row.outlineVersion, row.outline);
  if (row && outline) return { outline, version: row.version, templateVersion: row.templateVersion };
  const whole = await loadStateRow(database, websiteId, -1);
  const read = whole && outlines.take(websiteId, whole.outlineVersion, whole.outline);
  // The caller was just authenticated as a contributor of the site.
  if (!whole || !read) throw new Error('The site is gone.');
  return { outline: read, version: whole.version, templateVersion: whole.templateVersion };
};
