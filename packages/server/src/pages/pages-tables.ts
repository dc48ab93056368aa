import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SeoData } from '@sitewright/domain/pages';
import { websites } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const collections = pgTable(
  'collections',
  {
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.websiteId, { onDelete: 'cascade' }),
    collectionId: text('collection_id').notNull(),
    urlId: text('url_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    type: integer('type').notNull(),
    typeName: text('type_name').notNull(),
    regionName: text('region_name').notNull().default('default'),
    isHomepage: boolean('is_homepage').notNull().default(false),
    navigation: text('navigation').notNull(),
    position: integer('position').notNull(),
    seo: jsonb('seo').$type<SeoData>().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.collectionId] }),
    uniqueIndex('collections_by_url').on(table.websiteId, table.urlId),
  ],
);
