import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Files that were bought. Replaced in the product, those of earlier orders stay. */
export const downloads = pgTable(
  'downloads',
  {
    websiteId: websiteId(),
    downloadId: text('download_id').notNull(),
    orderId: text('order_id').notNull(),
    lineId: text('line_id').notNull(),
    assetId: text('asset_id').notNull(),
    /** How often it was fetched, and how often it may be. */
    count: integer('count').notNull().default(0),
    maxCount: integer('max_count').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.downloadId] }),
    index('downloads_by_order').on(table.websiteId, table.orderId),
  ],
);
