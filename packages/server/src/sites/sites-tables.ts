import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { FeatureSwitches } from '@sitewright/domain/features';
import type { SiteSettings } from '@sitewright/domain/sites';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const websites = pgTable('websites', {
  websiteId: text('website_id').primaryKey(),
  identifier: text('identifier').notNull().unique(),
  settings: jsonb('settings').$type<SiteSettings>().notNull(),
  /** Incremented by every save of the settings, for conflict detection. */
  settingsRevision: bigint('settings_revision', { mode: 'number' }).notNull().default(1),
  /**
   * Incremented by every change that visitors can see; cache tags store its value at their last change (see
   * `cache_tag_versions`).
   */
  contentVersion: bigint('content_version', { mode: 'number' }).notNull().default(1),
  /**
   * The page at `/`. Takes effect immediately and is not part of revisions; null only while the site has no
   * visible page.
   */
  homepageId: text('homepage_id'),
  /** What the administrator of the installation switched off; null where everything is on. */
  features: jsonb('features').$type<Partial<FeatureSwitches>>(),
  /** Since when it is archived: kept whole, and reached by nobody. */
  archivedAt: moment('archived_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** The first column of every table of site data; deleting the site deletes its rows. */
export const websiteId = () =>
  text('website_id')
    .notNull()
    .references(() => websites.websiteId, { onDelete: 'cascade' });

/** Host names of sites. Per installation, because the site is looked up by host. */
export const hosts = pgTable(
  'hosts',
  {
    host: text('host').primaryKey(),
    websiteId: websiteId(),
    isPrimary: boolean('is_primary').notNull().default(false),
  },
  (table) => [index('hosts_by_website').on(table.websiteId)],
);

/** Revisions of settings that are saved as a whole, for conflict detection. */
export const savedRevisions = pgTable(
  'saved_revisions',
  {
    websiteId: websiteId(),
    name: text('name').notNull(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.name] })],
);

export const cacheTagVersions = pgTable(
  'cache_tag_versions',
  {
    websiteId: websiteId(),
    tag: text('tag').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.tag] }),
    index('cache_tag_versions_by_version').on(table.websiteId, table.version),
  ],
);
