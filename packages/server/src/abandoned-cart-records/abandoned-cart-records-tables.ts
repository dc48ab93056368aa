import type { AbandonedCartState, SkipReason } from '@sitewright/domain/abandoned-carts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A checkout at which an email address was entered and that nothing was bought with. */
export const abandonedCarts = pgTable(
  'abandoned_carts',
  {
    websiteId: websiteId(),
    checkoutId: text('checkout_id').notNull(),
    cartId: text('cart_id').notNull(),
    /** Empty once erased. */
    email: text('email').notNull(),
    /** Folded; the id of the checkout once erased. */
    emailKey: text('email_key').notNull(),
    firstName: text('first_name').notNull().default(''),
    acceptsMarketing: boolean('accepts_marketing').notNull(),
    /** Of the site, for links. */
    publicOrigin: text('public_origin').notNull(),
    state: text('state').$type<AbandonedCartState>().notNull().default('waiting'),
    skipReason: text('skip_reason').$type<SkipReason | ''>().notNull().default(''),
    enteredAt: moment('entered_at').notNull(),
    /** When it is decided whether an email is sent; null once it is. */
    dueAt: moment('due_at'),
    emailedAt: moment('emailed_at'),
    clickedAt: moment('clicked_at'),
    /** The cart that the link brought the lines to, on another device. */
    restoredCartId: text('restored_cart_id'),
    orderId: text('order_id'),
    /** When the email was sent. */
    itemCount: integer('item_count'),
    valueCents: bigint('value_cents', { mode: 'number' }),
    currency: text('currency').notNull().default(''),
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.checkoutId] }),
    index('abandoned_carts_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    index('abandoned_carts_by_time')
      .on(table.enteredAt)
      .where(sql`email <> ''`),
    index('abandoned_carts_by_cart').on(table.websiteId, table.cartId),
    index('abandoned_carts_by_restored_cart')
      .on(table.websiteId, table.restoredCartId)
      .where(sql`restored_cart_id is not null`),
    // Both are searched by their beginning.
    index('abandoned_carts_by_address').on(table.websiteId, table.emailKey.op('text_pattern_ops')),
    index('abandoned_carts_by_domain').on(
      table.websiteId,
      sql`split_part(${table.emailKey}, '@', 2) text_pattern_ops`,
    ),
    index('abandoned_carts_by_state').on(table.websiteId, table.state, table.checkoutId),
    index('abandoned_carts_emailed')
      .on(table.websiteId, table.emailedAt)
      .where(sql`emailed_at is not null`),
  ],
);

/** Addresses that get no emails about carts any more. Kept: it proves that their owners said so. */
export const cartEmailOptOuts = pgTable(
  'cart_email_opt_outs',
  {
    websiteId: websiteId(),
    emailKey: text('email_key').notNull(),
    /** The email whose link was used. */
    checkoutId: text('checkout_id').notNull(),
    /** On the page, or by the button of the mail program. */
    method: text('method').$type<'page' | 'one-click'>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.emailKey] })],
);
