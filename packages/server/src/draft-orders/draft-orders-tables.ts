import type { DraftContent } from '@sitewright/domain/draft-orders';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Orders that the owner puts together. Email address, addresses and the revision are in the checkout whose cart id is
 * the id of the draft, and so has the order that it becomes.
 */
export const draftOrders = pgTable(
  'draft_orders',
  {
    websiteId: websiteId(),
    draftId: text('draft_id').notNull(),
    number: integer('number').notNull(),
    content: jsonb('content').$type<DraftContent>().notNull(),
    /** Part of the payment link's token: one more makes the links before it invalid. */
    linkNumber: integer('link_number').notNull().default(0),
    /** Null without a valid link. */
    linkExpiresAt: moment('link_expires_at'),
    linkSentAt: moment('link_sent_at'),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.draftId] }),
    uniqueIndex('draft_orders_by_number').on(table.websiteId, table.number),
    index('draft_orders_by_time').on(table.websiteId, table.createdAt),
  ],
);

/** Stock that a draft holds until a time, or until it is paid. */
export const draftReservations = pgTable(
  'draft_reservations',
  {
    websiteId: websiteId(),
    variantId: text('variant_id').notNull(),
    draftId: text('draft_id').notNull(),
    quantity: integer('quantity').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.variantId, table.draftId] }),
    index('draft_reservations_by_draft').on(table.websiteId, table.draftId),
    index('draft_reservations_by_end').on(table.until),
  ],
);

/** The next number; its row is locked last. */
export const draftOrderCounters = pgTable(
  'draft_order_counters',
  { websiteId: websiteId(), nextNumber: integer('next_number').notNull() },
  (table) => [primaryKey({ columns: [table.websiteId] })],
);
