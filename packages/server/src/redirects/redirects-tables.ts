import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

/** Redirects of a site. Effective immediately, in no revision. */
export const redirects = pgTable(
  'redirects',
  {
    websiteId: websiteId(),
    position: integer('position').notNull(),
    from: text('from_path').notNull(),
    to: text('to_url').notNull(),
    status: integer('status').$type<301 | 302>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.position] })],
);
