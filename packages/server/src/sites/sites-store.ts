import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { completeFeatures, type FeatureSwitches } from '@sitewright/domain/features';
import type { Site, SiteSettings } from '@sitewright/domain/sites';
import { runPrepared, sql as statement, type Queryable } from '../database/index.ts';
import { hosts, websites } from './sites-tables.ts';

const siteColumns = {
  id: websites.websiteId,
  identifier: websites.identifier,
  settings: websites.settings,
  settingsRevision: websites.settingsRevision,
  features: websites.features,
  primaryHost: sql<string>`coalesce((
    select h.host from ${hosts} h where h.website_id = ${websites}.website_id order by h.is_primary desc, h.host limit 1
  ), '')`,
};

interface SiteRow extends Omit<Site, 'features'> {
  readonly features: Partial<FeatureSwitches> | null;
}

const siteOf = (row: SiteRow | undefined): Site | undefined =>
  row && { ...row, features: completeFeatures(row.features) };

export const findSiteByHost = async (database: Queryable, host: string): Promise<Site | undefined> => {
  const [site] = await database
    .select(siteColumns)
    .from(websites)
    .innerJoin(hosts, eq(hosts.websiteId, websites.websiteId))
    .where(and(eq(hosts.host, host), isNull(websites.archivedAt)));
  return siteOf(site);
};

export const findSiteById = async (database: Queryable, siteId: string): Promise<Site | undefined> => {
  const [site] = await runPrepared<SiteRow>(
    database,
    statement`select w.website_id as id, w.identifier, w.settings, w.settings_revision::float8 as "settingsRevision", w.features,
        coalesce((select h.host from hosts h where h.website_id = w.website_id
          order by h.is_primary desc, h.host limit 1), '') as "primaryHost"
      from websites w where w.website_id = ${siteId}`,
  );
  return siteOf(site);
};

export const findSiteByIdentifier = async (database: Queryable, name: string): Promise<Site | undefined> => {
  const [site] = await database.select(siteColumns).from(websites).where(eq(websites.identifier, name));
  return siteOf(site);
};

/** The only site; undefined if there are several. Archived ones do not count. */
export const findOnlySite = async (database: Queryable): Promise<Site | undefined> => {
  const sites = await database.select(siteColumns).from(websites).where(isNull(websites.archivedAt)).limit(2);
  return sites.length === 1 ? siteOf(sites[0]) : undefined;
};

/** The oldest site of the installation that is not archived. */
export const findFirstSite = async (database: Queryable): Promise<Site | undefined> => {
  const [site] = await database
    .select(siteColumns)
    .from(websites)
    .where(isNull(websites.archivedAt))
    .orderBy(asc(websites.createdAt), asc(websites.websiteId))
    .limit(1);
  return siteOf(site);
};

export interface ListedSite {
  readonly id: string;
  readonly identifier: string;
  readonly title: string;
  readonly hosts: string[];
  readonly isArchived: boolean;
}

export const listSites = async (database: Queryable): Promise<ListedSite[]> =>
  database
    .select({
      id: websites.websiteId,
      identifier: websites.identifier,
      title: sql<string>`${websites.settings} ->> 'title'`,
      hosts: sql<string[]>`coalesce((
        select array_agg(h.host order by h.is_primary desc, h.host)
        from ${hosts} h where h.website_id = ${websites}.website_id
      ), '{}')`,
      isArchived: sql<boolean>`${websites.archivedAt} is not null`,
    })
    .from(websites)
    .orderBy(asc(websites.identifier));

export interface NewSite {
  readonly id: string;
  readonly identifier: string;
  readonly settings: SiteSettings;
}

/** False if the identifier is taken. */
export const insertSite = async (
  database: Queryable,
  { id, identifier, settings }: NewSite,
): Promise<boolean> => {
  const rows = await database
    .insert(websites)
    .values({ websiteId: id, identifier, settings })
    .onConflictDoNothing()
    .returning({ id: websites.websiteId });
  return rows.length === 1;
};

export const deleteSite = async (database: Queryable, siteId: string): Promise<void> => {
  await database.delete(websites).where(eq(websites.websiteId, siteId));
};

/** Nothing is deleted: orders, customers and files stay as they are. */
export const archiveSite = async (database: Queryable, siteId: string, now: Date): Promise<void> => {
  await database.update(websites).set({ archivedAt: now }).where(eq(websites.websiteId, siteId));
};

export const restoreSite = async (database: Queryable, siteId: string): Promise<void> => {
  await database.update(websites).set({ archivedAt: null }).where(eq(websites.websiteId, siteId));
};

/** Whether a site has the host name, archived or not. */
export const isHostTaken = async (database: Queryable, host: string): Promise<boolean> => {
  const rows = await database.select({ host: hosts.host }).from(hosts).where(eq(hosts.host, host));
  return rows.length > 0;
};

/** False if another site has the host name. The first host of a site is its primary one. */
export const insertHost = async (database: Queryable, siteId: string, host: string): Promise<boolean> => {
  const isPrimary = sql`not exists (select 1 from ${hosts} h where h.website_id = ${siteId})`;
  const rows = await database
    .insert(hosts)
    .values({ host, websiteId: siteId, isPrimary: isPrimary as unknown as boolean })
    .onConflictDoNothing()
    .returning({ host: hosts.host });
  return rows.length === 1;
};

export const deleteHost = async (database: Queryable, siteId: string, host: string): Promise<boolean> => {
  const rows = await database
    .delete(hosts)
    .where(and(eq(hosts.websiteId, siteId), eq(hosts.host, host)))
    .returning({ host: hosts.host });
  return rows.length === 1;
};

/** The new revision; undefined if another save happened since the given one. */
export const updateSettings = async (
  database: Queryable,
  siteId: string,
  { settings, revision }: { settings: SiteSettings; revision: number },
): Promise<number | undefined> => {
  const [row] = await database
    .update(websites)
    .set({ settings, settingsRevision: sql`${websites.settingsRevision} + 1` })
    .where(and(eq(websites.websiteId, siteId), eq(websites.settingsRevision, revision)))
    .returning({ revision: websites.settingsRevision });
  return row?.revision;
};

export const putFeatures = async (
  transaction: Queryable,
  siteId: string,
  features: FeatureSwitches,
): Promise<void> => {
  await transaction.update(websites).set({ features }).where(eq(websites.websiteId, siteId));
};
