import type { OrderContent } from '@sitewright/domain/orders';
import type { PaymentFailure } from '@sitewright/domain/payments';
import type {
  EndReason,
  PeriodState,
  SkipReason,
  SubscriptionStatus,
} from '@sitewright/domain/subscriptions';
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
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const cents = (name: string) => bigint(name, { mode: 'number' });

/** One for each subscribed line of an order. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    websiteId: websiteId(),
    subscriptionId: text('subscription_id').notNull(),
    /** The first order and its line. */
    orderId: text('order_id').notNull(),
    lineId: text('line_id').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    customerName: text('customer_name').notNull(),
    itemId: text('item_id').notNull(),
    isTest: boolean('is_test').notNull(),
    /** Comes with the demo site and is never charged. */
    isDemo: boolean('is_demo').notNull().default(false),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    endReason: text('end_reason').$type<EndReason>(),
    /** What renewals are made of: the first order with this line alone, as it was changed since. */
    content: jsonb('content').$type<OrderContent>().notNull(),
    /** What a renewal costs without shipping and tax, for the figures. */
    renewalCents: cents('renewal_cents').notNull(),
    currency: text('currency').notNull(),
    gateway: text('gateway').$type<'none' | 'test' | 'manual' | 'stripe'>().notNull(),
    /** The saved method, encrypted; null until the gateway has told it. */
    sealedMethod: text('sealed_method'),
    /** As its owner knows it: `Visa 4242`. */
    methodName: text('method_name').notNull().default(''),
    methodExpiresAt: moment('method_expires_at'),
    /** Of the page at the gateway on which another method is entered. */
    methodReference: text('method_reference'),
    startedAt: moment('started_at').notNull(),
    timeZone: text('time_zone').notNull(),
    /** The next period to be charged, and how many were paid. */
    nextIndex: integer('next_index').notNull(),
    paidPeriods: integer('paid_periods').notNull(),
    /** When it is charged next, or ends, by its own clock; null where nothing happens by itself. */
    nextAt: moment('next_at'),
    /** The same by the real clock. It is moved on while a node works on it. */
    dueAt: moment('due_at'),
    /** Milliseconds by which the clock of a test subscription is ahead. */
    clockOffset: bigint('clock_offset', { mode: 'number' }).notNull().default(0),
    /** The period whose notice was sent. */
    noticedIndex: integer('noticed_index').notNull().default(0),
    noticeAt: moment('notice_at'),
    /** A price that the owner has announced, and when it begins. */
    announcedCents: cents('announced_cents'),
    announcedFrom: moment('announced_from'),
    publicOrigin: text('public_origin').notNull(),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.subscriptionId] }),
    uniqueIndex('subscriptions_by_line').on(table.websiteId, table.orderId, table.lineId),
    index('subscriptions_by_customer').on(table.websiteId, table.emailKey),
    index('subscriptions_by_status').on(table.websiteId, table.status, table.subscriptionId),
    index('subscriptions_by_words').using(
      'gin',
      sql`to_tsvector('simple', translate(lower(${table.customerName} || ' ' || ${table.emailKey}), '@.-_+/#', '       '))`,
    ),
    index('subscriptions_by_item').on(table.websiteId, table.itemId),
    index('subscriptions_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('subscriptions_to_notice')
      .on(table.noticeAt)
      .where(sql`${table.noticeAt} is not null`),
  ],
);

/** Whoever inserts the row of a period has the only right to charge it. */
export const subscriptionPeriods = pgTable(
  'subscription_periods',
  {
    websiteId: websiteId(),
    subscriptionId: text('subscription_id').notNull(),
    periodIndex: integer('period_index').notNull(),
    /** Its payments have it as their checkout, its order as its cart: one that succeeds, and one order. */
    periodId: text('period_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    state: text('state').$type<PeriodState>().notNull(),
    skipReason: text('skip_reason').$type<SkipReason>(),
    /** Payments that were begun, and those that failed. */
    attempts: integer('attempts').notNull(),
    failures: integer('failures').notNull(),
    failure: text('failure').$type<PaymentFailure | 'out-of-stock' | 'no-method' | 'not-deliverable'>(),
    failedAt: moment('failed_at'),
    amountCents: cents('amount_cents').notNull(),
    paymentId: text('payment_id'),
    orderId: text('order_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.subscriptionId, table.periodIndex] }),
    uniqueIndex('subscription_periods_by_id').on(table.websiteId, table.periodId),
    index('subscription_periods_by_order').on(table.websiteId, table.orderId),
  ],
);
