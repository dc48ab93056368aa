import type { GiftCardDelivery, GiftCardEntryKind } from '@sitewright/domain/gift-cards';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const cents = (name: string) => bigint(name, { mode: 'number' });

export const giftCards = pgTable(
  'gift_cards',
  {
    websiteId: websiteId(),
    giftCardId: text('gift_card_id').notNull(),
    /** The code itself is told once and not stored. Null for one that was bought and is sent later. */
    codeHash: text('code_hash'),
    lastFour: text('last_four').notNull(),
    currency: text('currency').notNull(),
    isTest: boolean('is_test').notNull(),
    issuedCents: cents('issued_cents').notNull(),
    /** The sum of the entries, written together with each. */
    balanceCents: cents('balance_cents').notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    note: text('note').notNull(),
    madeBy: text('made_by').notNull(),
    /** The order that it was bought with, and its line. */
    orderId: text('order_id'),
    lineId: text('line_id'),
    isDemo: boolean('is_demo').notNull().default(false),
    deliverTo: text('deliver_to').$type<GiftCardDelivery>().notNull().default('recipient'),
    buyerEmail: text('buyer_email').notNull().default(''),
    senderName: text('sender_name').notNull().default(''),
    message: text('message').notNull().default(''),
    /** Of its email. */
    language: text('language').notNull().default(''),
    deliverAt: moment('deliver_at'),
    deliveredAt: moment('delivered_at'),
    expiresAt: moment('expires_at'),
    disabledAt: moment('disabled_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.giftCardId] }),
    uniqueIndex('gift_cards_by_code').on(table.websiteId, table.codeHash),
    index('gift_cards_by_order').on(table.websiteId, table.orderId),
    check('gift_cards_balance', sql`${table.balanceCents} >= 0`),
  ],
);

/** The ledger. Append-only. */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    websiteId: websiteId(),
    entryId: text('entry_id').notNull(),
    giftCardId: text('gift_card_id').notNull(),
    kind: text('kind').$type<GiftCardEntryKind>().notNull(),
    /** Negative for what is taken off. */
    amountCents: cents('amount_cents').notNull(),
    /** Of what was redeemed and released. */
    paymentId: text('payment_id'),
    /** Of what was refunded. */
    refundId: text('refund_id'),
    note: text('note').notNull(),
    madeBy: text('made_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.entryId] }),
    index('gift_card_entries_by_card').on(table.websiteId, table.giftCardId),
    index('gift_card_entries_by_payment').on(table.websiteId, table.paymentId),
    uniqueIndex('gift_card_entries_by_refund').on(table.websiteId, table.giftCardId, table.refundId),
  ],
);
