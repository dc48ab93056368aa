import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

export const MAIL_STATES = ['queued', 'sent', 'kept', 'failed'] as const;

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    websiteId: text('website_id'),
    state: text('state', { enum: MAIL_STATES }).notNull().default('queued'),
    toAddress: text('to_address').notNull(),
    fromName: text('from_name'),
    /** The sender address of the site; null for the address of the mail server. */
    fromAddress: text('from_address'),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** Set for emails that have their link in the text, from before links were encrypted. */
    eraseWhenSent: boolean('erase_when_sent').notNull().default(false),
    /** The encrypted link and its placeholder in the text; empty once it is deleted, as when the email is sent. */
    sealedLink: text('sealed_link'),
    /** Whether an unsent email keeps its link, so that the operator can pass it on. */
    keepsLink: boolean('keeps_link').notNull().default(false),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    messageId: text('message_id'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: time('created_at').notNull().defaultNow(),
    settledAt: time('settled_at'),
  },
  (table) => [
    check('mail_outbox_state_known', sql`${table.state} in ('queued', 'sent', 'kept', 'failed')`),
    index('mail_outbox_by_website').on(table.websiteId, table.id),
    index('mail_outbox_settled').on(table.settledAt),
  ],
);

/** Sender and layout of a site's emails, as far as the owner set them. */
export const mailSettings = pgTable(
  'mail_settings',
  { websiteId: websiteId(), settings: jsonb('settings').$type<Record<string, unknown>>().notNull() },
  (table) => [primaryKey({ columns: [table.websiteId] })],
);
