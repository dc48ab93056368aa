import type { CheckoutDetails } from '@sitewright/domain/checkout';
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

/** What the shopper entered at the checkout of a cart. Codes and the shipping option are in the cart. */
export const checkouts = pgTable(
  'checkouts',
  {
    websiteId: websiteId(),
    checkoutId: text('checkout_id').notNull(),
    cartId: text('cart_id').notNull(),
    /** Of the cart's token: whoever has it may see the checkout and its payments, also after the purchase. */
    tokenHash: text('token_hash').notNull(),
    details: jsonb('details').$type<CheckoutDetails>().notNull(),
    /** Gift cards that were entered, in this order. */
    giftCardIds: text('gift_card_ids').array().notNull().default([]),
    /** Incremented by every change. */
    revision: integer('revision').notNull().default(1),
    /** The order it led to. */
    orderId: text('order_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.checkoutId] }),
    uniqueIndex('checkouts_by_cart').on(table.websiteId, table.cartId),
    index('checkouts_by_token').on(table.websiteId, table.tokenHash),
    index('checkouts_by_time').on(table.updatedAt),
  ],
);
