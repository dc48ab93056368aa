import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

/** Words of titles and terms that a site has published: what a misspelt word may have meant. */
export const searchWords = pgTable(
  'search_words',
  {
    websiteId: websiteId(),
    word: text('word').notNull(),
    /** See `deletionsOf`. */
    deletions: text('deletions').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.word] }),
    index('search_words_by_deletions').using('gin', table.deletions),
  ],
);
