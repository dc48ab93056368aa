import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The site's published template: small text files. Its images and fonts are in the file store. */
export const templateFiles = pgTable(
  'template_files',
  {
    websiteId: websiteId(),
    path: text('path').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.path] })],
);
