import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';
import type { FontFace } from './package/font-faces.ts';

/** Fonts that were downloaded for a site. Their files are in the file store, by the name of the font. */
export const siteFonts = pgTable(
  'site_fonts',
  {
    websiteId: websiteId(),
    slug: text('slug').notNull(),
    family: text('family').notNull(),
    version: text('version').notNull(),
    state: text('state', { enum: ['waiting', 'ready', 'failed'] }).notNull(),
    faces: jsonb('faces').$type<readonly FontFace[]>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.slug] })],
);
