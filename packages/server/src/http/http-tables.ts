import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Rate limit counters; `scope` is the limit and, hashed, the counted client. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    scope: text('scope').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('rate_limits_by_reset').on(table.resetsAt)],
);
