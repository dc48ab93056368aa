import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of calls; `scope` names the limit and, hashed, whom it counts. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    scope: text('scope').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('rate_limits_by_reset').on(table.resetsAt)],
);
