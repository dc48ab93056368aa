import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

/** What contributors changed. Append-only; who did it is copied, so that it outlives the account. */
export const activity = pgTable(
  'activity',
  {
    websiteId: websiteId(),
    activityId: text('activity_id').notNull(),
    on: timestamp('happened_at', { withTimezone: true, mode: 'date' }).notNull(),
    accountId: text('account_id').notNull(),
    who: text('who').notNull(),
    call: text('call').notNull(),
    subject: text('subject'),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.activityId] }),
    index('activity_by_subject').on(table.websiteId, table.subject),
  ],
);
