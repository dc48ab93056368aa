import { nameOf } from '@sitewright/domain/addresses';
import { foldEmail, type OrderContent, type OrderLine } from '@sitewright/domain/orders';
import type { Site } from '@sitewright/domain/sites';
import { noticeTime, periodStart, renewalCentsOf } from '@sitewright/domain/subscriptions';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { enqueueJob } from '../jobs/index.ts';
import type { PaymentRow } from '../payment-records/index.ts';
import { periodIdOf } from './renewal-ids.ts';
import { saveMethodKind } from './subscription-job-kinds.ts';
import { insertPeriod, insertSubscription } from './subscriptions-store.ts';

export interface SubscribedOrder {
  readonly site: Site;
  readonly payment: PaymentRow;
  readonly orderId: string;
  readonly now: Date;
}

interface StartedLine extends SubscribedOrder {
  readonly line: OrderLine;
  readonly plan: NonNullable<OrderLine['subscription']>['plan'];
}

/** The copy that renewals are made of. What belongs to the first order alone is left out. */
const contentOf = ({ payment: { content } }: SubscribedOrder, line: OrderLine): OrderContent => {
  const { giftCards: _cards, withdrawalWaiver: _waiver, tags: _tags, ...rest } = content;
  return { ...rest, lines: [line], note: '', answers: [], acceptsMarketing: false };
};

const datesOf = ({ plan, site, now }: StartedLine) => {
  const anchor = { startedAt: now, timeZone: site.settings.timeZone, plan };
  if (plan.numBillingCycles === 1)
    return { status: 'COMPLETED', endReason: 'all-paid', endedAt: now } as const;
  const nextAt = periodStart(anchor, 1);
  return { status: 'ACTIVE', nextAt, dueAt: nextAt, noticeAt: noticeTime(plan, nextAt) } as const;
};

const startOne = async (transaction: Queryable, started: StartedLine): Promise<void> => {
  const { site, payment, orderId, now, line } = started;
  const { email, shippingAddress, billingAddress, currency } = payment.content;
  const key = { websiteId: site.id, subscriptionId: newId() };
  await insertSubscription(transaction, {
    ...key,
    orderId,
    lineId: line.id,
    email,
    emailKey: foldEmail(email),
    customerName: nameOf(shippingAddress ?? billingAddress),
    itemId: line.itemId,
    isTest: payment.isTest,
    content: contentOf(started, line),
    renewalCents: renewalCentsOf(line),
    currency,
    gateway: payment.gateway,
    startedAt: now,
    timeZone: site.settings.timeZone,
    nextIndex: 1,
    paidPeriods: 1,
    publicOrigin: payment.publicOrigin,
    createdAt: now,
    updatedAt: now,
    ...datesOf(started),
  });
  await insertPeriod(transaction, {
    ...key,
    periodIndex: 0,
    periodId: periodIdOf({ ...key, periodIndex: 0 }, now),
    startsAt: now,
    state: 'paid',
    attempts: 1,
    failures: 0,
    amountCents: payment.amountCents,
    paymentId: payment.paymentId,
    orderId,
    createdAt: now,
    updatedAt: now,
  });
};

/** One subscription for each subscribed line of an order that is paid, in the transaction of the order. */
export const startSubscriptions = async (transaction: Queryable, order: SubscribedOrder): Promise<void> => {
  const { site, payment, orderId, now } = order;
  const { lines, renewal } = payment.content;
  if (renewal) return;
  const subscribed = lines.flatMap((line) =>
    line.subscription ? [{ line, plan: line.subscription.plan }] : [],
  );
  if (subscribed.length === 0) return;
  for (const each of subscribed) await startOne(transaction, { ...order, ...each });
  await enqueueJob(transaction, saveMethodKind, {
    websiteId: site.id,
    payload: { websiteId: site.id, paymentId: payment.paymentId, orderId },
    runAt: now,
  });
};
