import type { StoreSettings } from '@sitewright/domain/store';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { websites } from '../sites/sites-tables.ts';

export const storeSettings = pgTable(
  'store_settings',
  {
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.websiteId, { onDelete: 'cascade' }),
    settings: jsonb('settings').$type<Partial<StoreSettings>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId] })],
);
