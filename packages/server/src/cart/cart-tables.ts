import type { CartEntry } from '@sitewright/domain/cart';
import type { ShippingLocation } from '@sitewright/domain/shipping';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
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

/**
 * One row per cart, including its entries: a change writes only this row. No index contains a column that
 * adding changes, so that adding updates no index. Carts are deleted after 90 days without changes.
 */
export const carts = pgTable(
  'carts',
  {
    websiteId: websiteId(),
    cartId: text('cart_id').notNull(),
    /** The token grants access to the cart; only its hash is stored. */
    tokenHash: text('token_hash').notNull(),
    /** Incremented by every change: a write succeeds only if there was no other since the read. */
    revision: integer('revision').notNull().default(1),
    kind: text('kind').$type<'shopping' | 'subscription'>().notNull(),
    entries: jsonb('entries').$type<readonly CartEntry[]>().notNull(),
    shippingLocation: jsonb('shipping_location').$type<ShippingLocation>().notNull(),
    shippingKey: text('shipping_key'),
    /** Discount codes that were entered, in capitals. */
    codes: text('codes').array().notNull().default([]),
    /** The signed-in customer. */
    customerId: text('customer_id'),
    isPurchased: boolean('is_purchased').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    touchedOn: date('touched_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.cartId] }),
    uniqueIndex('carts_by_token').on(table.websiteId, table.tokenHash),
    uniqueIndex('carts_by_customer')
      .on(table.websiteId, table.customerId)
      .where(sql`${table.customerId} is not null and not ${table.isPurchased}`),
    index('carts_by_day').on(table.touchedOn),
  ],
);

/** In how many of the latest carts two items are together. Recomputed by a job. */
export const boughtTogether = pgTable(
  'bought_together',
  {
    websiteId: websiteId(),
    itemId: text('item_id').notNull(),
    otherId: text('other_id').notNull(),
    carts: integer('carts').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.itemId, table.otherId] })],
);
