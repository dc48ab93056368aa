import type { StoreSettings } from '@sitewright/domain/store';
import { jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

export const storeSettings = pgTable(
  'store_settings',
  {
    websiteId: websiteId(),
    settings: jsonb('settings').$type<Partial<StoreSettings>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId] })],
);
