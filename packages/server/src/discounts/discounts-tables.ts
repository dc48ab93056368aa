import type { DiscountTerms } from '@sitewright/domain/discounts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Discounts of a store. Deleted ones stay, because uses refer to them; their codes are free again. */
export const discounts = pgTable(
  'discounts',
  {
    websiteId: websiteId(),
    discountId: text('discount_id').notNull(),
    name: text('name').notNull(),
    /** In capitals; null for a discount that applies by itself. */
    code: text('code'),
    isEnabled: boolean('is_enabled').notNull(),
    startsAt: time('starts_at'),
    endsAt: time('ends_at'),
    /** Everything, including what the columns hold for filters. */
    terms: jsonb('terms').$type<DiscountTerms>().notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.discountId] }),
    uniqueIndex('discounts_by_code')
      .on(table.websiteId, table.code)
      .where(sql`${table.deletedAt} is null`),
    index('discounts_automatic')
      .on(table.websiteId)
      .where(sql`${table.code} is null and ${table.deletedAt} is null`),
  ],
);
