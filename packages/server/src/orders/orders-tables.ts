import type {
  FulfilmentState,
  OrderContent,
  OrderFilters,
  OrderLine,
  OrderPaymentState,
} from '@sitewright/domain/orders';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const cents = (name: string) => bigint(name, { mode: 'number' });

/** Words of the search. Signs of email addresses and SKUs are blanks, so that their parts are words too. */
const orderWords = (column: AnyPgColumn) =>
  sql`to_tsvector('simple', translate(${column}, '@.-_+/#', '       '))`;

/** Orders are copies: nothing that is changed later changes them. */
export const orders = pgTable(
  'orders',
  {
    websiteId: websiteId(),
    orderId: text('order_id').notNull(),
    /** Per site without gaps; test orders are numbered apart. */
    number: integer('number').notNull(),
    isTest: boolean('is_test').notNull(),
    /** Made by the seed of the demo site. */
    isDemo: boolean('is_demo').notNull().default(false),
    cartId: text('cart_id').notNull(),
    customerId: text('customer_id').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** Of the shipping address, or else the billing address. */
    customerName: text('customer_name').notNull(),
    country: text('country').notNull(),
    /** Number, names, email address and SKUs in lower case, for the search. */
    searchText: text('search_text').notNull(),
    currency: text('currency').notNull(),
    totalCents: cents('total_cents').notNull(),
    refundedCents: cents('refunded_cents').notNull().default(0),
    /** Still to be paid after an edit; negative where more was paid than the order costs now. */
    balanceCents: cents('balance_cents').notNull().default(0),
    paymentState: text('payment_state').$type<OrderPaymentState>().notNull(),
    fulfilmentState: text('fulfilment_state').$type<FulfilmentState>().notNull(),
    isPickup: boolean('is_pickup').notNull(),
    /** Since when it is ready for pickup. */
    readyAt: moment('ready_at'),
    /** When an unpaid order is cancelled. */
    expiresAt: moment('expires_at'),
    tags: text('tags').array().notNull().default([]),
    /** Everything but the lines. */
    content: jsonb('content').$type<Omit<OrderContent, 'lines'>>().notNull(),
    revision: integer('revision').notNull().default(1),
    placedAt: moment('placed_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.orderId] }),
    uniqueIndex('orders_by_number').on(table.websiteId, table.isTest, table.number),
    uniqueIndex('orders_by_cart').on(table.websiteId, table.cartId),
    index('orders_by_email').on(table.websiteId, table.emailKey),
    /** With everything that customers are sorted by. */
    index('orders_by_customer').on(
      table.websiteId,
      table.customerId,
      table.placedAt,
      table.isTest,
      table.paymentState,
      table.totalCents,
      table.balanceCents,
      table.refundedCents,
      table.currency,
    ),
    index('orders_by_fulfilment').on(table.websiteId, table.fulfilmentState, table.orderId),
    index('orders_by_payment').on(table.websiteId, table.paymentState, table.orderId),
    index('orders_by_time').on(table.websiteId, table.placedAt, table.orderId),
    index('orders_by_country').on(table.websiteId, table.country, table.placedAt),
    index('orders_by_words').using('gin', orderWords(table.searchText)),
    index('orders_by_tags').using('gin', table.tags),
    index('orders_to_fulfil')
      .on(table.websiteId, table.placedAt, table.orderId)
      .where(
        sql`${table.fulfilmentState} in ('pending', 'part-fulfilled') and ${table.paymentState} in ('paid', 'part-refunded')`,
      ),
    index('orders_by_expiry')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
    index('orders_for_pickup')
      .on(table.websiteId, table.placedAt, table.orderId)
      .where(sql`${table.isPickup}`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    websiteId: websiteId(),
    orderId: text('order_id').notNull(),
    lineId: text('line_id').notNull(),
    place: integer('place').notNull(),
    itemId: text('item_id').notNull(),
    variantId: text('variant_id').notNull(),
    sku: text('sku').notNull(),
    quantity: integer('quantity').notNull(),
    fulfilledQuantity: integer('fulfilled_quantity').notNull().default(0),
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    /** Pieces that are out of stock for this line: none of what is not counted, fewer of what is backordered. */
    stockQuantity: integer('stock_quantity').notNull().default(0),
    content: jsonb('content').$type<OrderLine>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.orderId, table.lineId] }),
    index('order_lines_by_sku').on(table.websiteId, table.sku),
    index('order_lines_by_item').on(table.websiteId, table.itemId),
  ],
);

/** The timeline of an order. Append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    websiteId: websiteId(),
    orderId: text('order_id').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The name of a contributor; empty for the shopper and the program. */
    madeBy: text('made_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.orderId, table.eventId] })],
);

/** The next number; its row is locked last. */
export const orderCounters = pgTable(
  'order_counters',
  {
    websiteId: websiteId(),
    isTest: boolean('is_test').notNull(),
    nextNumber: integer('next_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.isTest] })],
);

/** Parcels that were sent, or orders that were picked up. */
export const shipments = pgTable(
  'shipments',
  {
    websiteId: websiteId(),
    orderId: text('order_id').notNull(),
    shipmentId: text('shipment_id').notNull(),
    carrier: text('carrier').notNull(),
    trackingNumber: text('tracking_number').notNull(),
    trackingUrl: text('tracking_url').notNull(),
    lines: jsonb('lines').$type<readonly { lineId: string; quantity: number }[]>().notNull(),
    madeBy: text('made_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.orderId, table.shipmentId] }),
    index('shipments_by_time').on(table.websiteId, table.createdAt),
  ],
);

/** Payment links of what is still to be paid of an order. The checkout whose cart id is that of the link has its token. */
export const orderBalanceLinks = pgTable(
  'order_balance_links',
  {
    websiteId: websiteId(),
    linkId: text('link_id').notNull(),
    orderId: text('order_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    expiresAt: moment('expires_at').notNull(),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.linkId] }),
    uniqueIndex('order_balance_links_by_order').on(table.websiteId, table.orderId),
  ],
);

/** Filters of the list under a name, for all contributors of the site. */
export const orderViews = pgTable(
  'order_views',
  {
    websiteId: websiteId(),
    viewId: text('view_id').notNull(),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<OrderFilters>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.viewId] })],
);
