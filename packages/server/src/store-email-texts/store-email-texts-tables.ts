import type { EmailLanguage, EmailText, StoreEmailKind } from '@sitewright/domain/store-emails';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

export type OwnTexts = Partial<Readonly<Record<EmailLanguage, EmailText>>>;

/** What the owner changed of the store's emails. */
export const storeEmails = pgTable(
  'store_emails',
  {
    websiteId: websiteId(),
    kind: text('kind').$type<StoreEmailKind>().notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    texts: jsonb('texts').$type<OwnTexts>().notNull().default({}),
    revision: integer('revision').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.kind] })],
);
