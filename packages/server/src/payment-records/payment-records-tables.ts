import type { OrderContent } from '@sitewright/domain/orders';
import type {
  DisputeState,
  PaymentFailure,
  PaymentState,
  RefundState,
  TestOutcome,
} from '@sitewright/domain/payments';
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
} from 'drizzle-orm/pg-core';
import type { Redemption } from '../gift-cards/index.ts';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** `openPaymentStates`: the predicate of an index takes no parameters. */
const openStates = sql`('created', 'requires_action', 'processing')`;
const cents = (name: string) => bigint(name, { mode: 'number' });

/** One row for each attempt to pay. */
export const payments = pgTable(
  'payments',
  {
    websiteId: websiteId(),
    paymentId: text('payment_id').notNull(),
    checkoutId: text('checkout_id').notNull(),
    /** Of the shopper's request: a repeated one finds this row. */
    idempotencyKey: text('idempotency_key').notNull(),
    gateway: text('gateway').$type<'none' | 'test' | 'manual' | 'stripe'>().notNull(),
    /** Of the manual method, or `hosted` for a page of Stripe's; else empty. */
    methodId: text('method_id').notNull(),
    isTest: boolean('is_test').notNull(),
    /** Of the payment at the gateway; null until it was created there. */
    reference: text('reference'),
    amountCents: cents('amount_cents').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    failure: text('failure').$type<PaymentFailure>(),
    /** Where the shopper has to do something; null where there is nothing to do. */
    actionUrl: text('action_url'),
    /** The future order. */
    content: jsonb('content').$type<OrderContent>().notNull(),
    orderId: text('order_id'),
    /** The order whose balance it pays, instead of making one. */
    paysOrderId: text('pays_order_id'),
    /** Whether the gateway may offer to pay it in installments. */
    allowsInstallments: boolean('allows_installments').notNull().default(false),
    /** Of the site when the payment began, for links in emails. */
    publicOrigin: text('public_origin').notNull(),
    /** Tells the card from others of the site, for a day; null where the gateway does not tell. */
    cardKey: text('card_key'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.paymentId] }),
    uniqueIndex('payments_by_key').on(table.websiteId, table.checkoutId, table.idempotencyKey),
    uniqueIndex('payments_open')
      .on(table.websiteId, table.checkoutId)
      .where(sql`${table.state} in ${openStates} and ${table.orderId} is null`),
    uniqueIndex('payments_by_reference')
      .on(table.websiteId, table.gateway, table.reference)
      .where(sql`${table.reference} is not null`),
    index('payments_by_order').on(table.websiteId, table.orderId),
    index('payments_by_balance')
      .on(table.websiteId, table.paysOrderId)
      .where(sql`${table.paysOrderId} is not null`),
    index('payments_by_card')
      .on(table.websiteId, table.cardKey, table.createdAt)
      .where(sql`${table.cardKey} is not null`),
    index('payments_unfinished')
      .on(table.updatedAt)
      .where(sql`${table.state} in ${openStates}`),
  ],
);

/** Events of gateways, each stored in the transaction of its effect. Append-only. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    websiteId: websiteId(),
    gateway: text('gateway').notNull(),
    /** As the gateway names it: one that comes again has no effect. */
    eventId: text('event_id').notNull(),
    paymentId: text('payment_id'),
    kind: text('kind').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.gateway, table.eventId] })],
);

/** Stock that a payment holds. It counts while the payment is not final, and then was sold or is free again. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    websiteId: websiteId(),
    variantId: text('variant_id').notNull(),
    paymentId: text('payment_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.variantId, table.paymentId] }),
    index('stock_reservations_by_payment').on(table.websiteId, table.paymentId),
  ],
);

/** Uses of discounts: reserved when paying begins, deleted with a payment that fails, final with the order. */
export const discountUses = pgTable(
  'discount_uses',
  {
    websiteId: websiteId(),
    discountId: text('discount_id').notNull(),
    paymentId: text('payment_id').notNull(),
    /** The customer's email address, folded. */
    emailKey: text('email_key').notNull(),
    orderId: text('order_id'),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.discountId, table.paymentId] }),
    index('discount_uses_by_customer').on(table.websiteId, table.discountId, table.emailKey),
    index('discount_uses_by_payment').on(table.websiteId, table.paymentId),
  ],
);

/** Row and idempotency key are written before the gateway is called. */
export const refunds = pgTable(
  'refunds',
  {
    websiteId: websiteId(),
    refundId: text('refund_id').notNull(),
    paymentId: text('payment_id').notNull(),
    orderId: text('order_id'),
    amountCents: cents('amount_cents').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    reason: text('reason').notNull(),
    /** Lines and quantities that it is for; empty for an amount. */
    lines: jsonb('lines')
      .$type<readonly { lineId: string; quantity: number; amountCents: number }[]>()
      .notNull(),
    shippingCents: cents('shipping_cents').notNull().default(0),
    /** What of it was paid beyond the total of an edited order. */
    creditCents: cents('credit_cents').notNull().default(0),
    /** What of it goes back to gift cards; the gateway refunds the rest. */
    giftCards: jsonb('gift_cards').$type<readonly Redemption[]>().notNull().default([]),
    isRestocked: boolean('is_restocked').notNull(),
    reference: text('reference'),
    failure: text('failure'),
    madeBy: text('made_by').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.refundId] }),
    index('refunds_by_order').on(table.websiteId, table.orderId),
    index('refunds_by_payment').on(table.websiteId, table.paymentId),
    uniqueIndex('refunds_by_reference')
      .on(table.websiteId, table.paymentId, table.reference)
      .where(sql`${table.reference} is not null`),
    index('refunds_unfinished')
      .on(table.updatedAt)
      .where(sql`${table.state} in ('requested', 'pending')`),
  ],
);

/** Payments that the bank of a customer asks about, or takes back. */
export const disputes = pgTable(
  'disputes',
  {
    websiteId: websiteId(),
    disputeId: text('dispute_id').notNull(),
    paymentId: text('payment_id').notNull(),
    orderId: text('order_id'),
    gateway: text('gateway').$type<'none' | 'test' | 'manual' | 'stripe'>().notNull(),
    /** Of the dispute at the gateway. */
    reference: text('reference').notNull(),
    amountCents: cents('amount_cents').notNull(),
    currency: text('currency').notNull(),
    /** The code of the gateway. */
    reason: text('reason').notNull(),
    state: text('state').$type<DisputeState>().notNull(),
    /** Until when the owner can respond. */
    respondBy: moment('respond_by'),
    /** Where the owner responds; empty without one. */
    url: text('url').notNull(),
    /** What it took of the payment: counted as refunded, and never refundable again. */
    lostCents: cents('lost_cents').notNull(),
    /** At the gateway. */
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.disputeId] }),
    uniqueIndex('disputes_by_reference').on(table.websiteId, table.gateway, table.reference),
    index('disputes_by_payment').on(table.websiteId, table.paymentId),
    index('disputes_by_order').on(table.websiteId, table.orderId),
  ],
);

/** The books of the test gateway, as a payment service keeps its own. */
export const testCharges = pgTable(
  'test_charges',
  {
    websiteId: websiteId(),
    reference: text('reference').notNull(),
    /** Of the call that created it. */
    idempotencyKey: text('idempotency_key').notNull(),
    paymentId: text('payment_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    currency: text('currency').notNull(),
    outcome: text('outcome').$type<TestOutcome>().notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    failure: text('failure').$type<PaymentFailure>(),
    refundedCents: cents('refunded_cents').notNull().default(0),
    refundKeys: text('refund_keys').array().notNull().default([]),
    /** How often it was charged: a test of idempotency. */
    charges: integer('charges').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.reference] }),
    uniqueIndex('test_charges_by_key').on(table.websiteId, table.idempotencyKey),
  ],
);

/** The account of a site at Stripe. */
export const stripeAccounts = pgTable(
  'stripe_accounts',
  {
    websiteId: websiteId(),
    accountId: text('account_id').notNull(),
    accountName: text('account_name').notNull(),
    isTest: boolean('is_test').notNull(),
    publishableKey: text('publishable_key').notNull(),
    /** Secret key and secret of the webhook, encrypted: a backup must not give them away. */
    sealedKeys: text('sealed_keys').notNull(),
    /** The last characters of the secret key. */
    secretKeyEnd: text('secret_key_end').notNull(),
    hasWebhookSecret: boolean('has_webhook_secret').notNull(),
    lastEventAt: moment('last_event_at'),
    /** When all disputes were last asked for. */
    disputesListedAt: moment('disputes_listed_at'),
  },
  (table) => [primaryKey({ columns: [table.websiteId] })],
);
