import type { FundTerms } from '@sitewright/domain/donations';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What donations are given to. Never deleted, because orders refer to it. */
export const donationFunds = pgTable(
  'donation_funds',
  {
    websiteId: websiteId(),
    fundId: text('fund_id').notNull(),
    slug: text('slug').notNull(),
    /** Everything, including the slug. */
    terms: jsonb('terms').$type<FundTerms>().notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    archivedAt: moment('archived_at'),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.fundId] }),
    uniqueIndex('donation_funds_by_slug').on(table.websiteId, table.slug),
  ],
);
