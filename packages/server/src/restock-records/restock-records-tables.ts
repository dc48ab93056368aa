import type { SignUpState } from '@sitewright/domain/restock';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A variant that people wait for, or did. */
export const restockGroups = pgTable(
  'restock_groups',
  {
    websiteId: websiteId(),
    variantId: text('variant_id').notNull(),
    /** Increases with time: lists are paged by it. */
    groupId: text('group_id').notNull(),
    itemId: text('item_id').notNull(),
    /** Notices that may still be sent for pieces that have come back. */
    allowance: integer('allowance').notNull().default(0),
    /** The newest sign-up that the owner asked to write to; null where nothing was asked. */
    requestedUntil: text('requested_until'),
    requestedTotal: integer('requested_total').notNull().default(0),
    requestedSent: integer('requested_sent').notNull().default(0),
    /** When there is something to send; null where there is nothing. */
    dueAt: moment('due_at'),
    lastSentAt: moment('last_sent_at'),
    notifiedCount: integer('notified_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.variantId] }),
    uniqueIndex('restock_groups_by_time').on(table.websiteId, table.groupId),
    index('restock_groups_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** An address that wants to be told when a variant is back. */
export const restockSignUps = pgTable(
  'restock_sign_ups',
  {
    websiteId: websiteId(),
    signUpId: text('sign_up_id').notNull(),
    variantId: text('variant_id').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    language: text('language').notNull(),
    /** Of the site, for links. */
    publicOrigin: text('public_origin').notNull(),
    joinsMailingList: boolean('joins_mailing_list').notNull(),
    /** As the visitor read it; empty without consent. */
    consentText: text('consent_text').notNull().default(''),
    state: text('state').$type<SignUpState>().notNull().default('waiting'),
    signedUpAt: moment('signed_up_at').notNull(),
    /** When it was notified, unsubscribed or ended. */
    doneAt: moment('done_at'),
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.signUpId] }),
    uniqueIndex('restock_sign_ups_waiting')
      .on(table.websiteId, table.variantId, table.emailKey)
      .where(sql`state = 'waiting'`),
    index('restock_sign_ups_in_order')
      .on(table.websiteId, table.variantId, table.signUpId)
      .where(sql`state = 'waiting'`),
    index('restock_sign_ups_by_variant').on(table.websiteId, table.variantId, table.signUpId),
    index('restock_sign_ups_by_email').on(table.websiteId, table.emailKey),
    index('restock_sign_ups_by_time').on(table.signedUpAt),
  ],
);

/** Pieces that came back while somebody waited. Rows are only added by changes of stock, so that they wait for nothing. */
export const restockReturns = pgTable(
  'restock_returns',
  {
    websiteId: websiteId(),
    returnId: text('return_id').notNull(),
    variantId: text('variant_id').notNull(),
    pieces: integer('pieces').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.returnId] }),
    index('restock_returns_by_variant').on(table.websiteId, table.variantId),
  ],
);
