import { nameOf } from '@sitewright/domain/addresses';
import { foldEmail, type OrderContent, type OrderLine } from '@sitewright/domain/orders';
import { periodStart, renewalCentsOf, renewalLimits } from '@sitewright/domain/subscriptions';
import { newId } from '../ids/index.ts';
import { periodIdOf } from '../subscription-records/index.ts';
import type { DemoPurchase, DemoShop } from './demo-order-content.ts';
import type { MadeOrder } from './demo-order-rows.ts';
import type { DemoCustomer, DemoOrder, DemoSubscription } from './demo-orders-schemas.ts';
import type { DemoRows } from './demo-orders-store.ts';

const DAY_MS = 86_400_000;
/** What was charged before is packed and sent. */
const PACKED_MS = 3 * DAY_MS;
const MAX_PERIODS = 12;

type SubscriptionRows = Pick<DemoRows, 'subscriptions' | 'subscriptionPeriods'>;

export interface DemoTime {
  readonly timeZone: string;
  readonly now: Date;
}

/** A subscription with the times at which its periods began, the first of them with its first order. */
export interface StartedSubscription {
  readonly key: { readonly websiteId: string; readonly subscriptionId: string };
  readonly given: DemoSubscription;
  readonly customer: DemoCustomer;
  readonly timeZone: string;
  readonly starts: readonly [Date, ...Date[]];
  /** Of the period after the last of them. */
  readonly nextStart: Date;
}

interface StartingSubscription {
  readonly given: DemoSubscription;
  readonly customer: DemoCustomer;
  readonly startedAt: Date;
}

const stoppedAt = ({ stoppedDaysAgo = 0 }: DemoSubscription, now: Date): Date =>
  new Date(now.getTime() - stoppedDaysAgo * DAY_MS);

export const startDemoSubscription = (
  { websiteId, variantsBySku }: DemoShop,
  { given, customer, startedAt }: StartingSubscription,
  { timeZone, now }: DemoTime,
): StartedSubscription => {
  const plan = variantsBySku.get(given.sku)?.subscriptionPlan;
  if (!plan) throw new Error(`The demo site has no subscription to ${given.sku}.`);
  const anchor = { startedAt, timeZone, plan };
  const until = stoppedAt(given, now);
  const later = Array.from({ length: MAX_PERIODS }, (_, index) => periodStart(anchor, index + 1));
  const begun = later.filter((start) => start <= until);
  return {
    key: { websiteId, subscriptionId: newId() },
    given,
    customer,
    timeZone,
    starts: [startedAt, ...begun],
    nextStart: periodStart(anchor, begun.length + 1),
  };
};

/** The last charge of one that is past due has failed. */
const isFailed = ({ given, starts }: StartedSubscription, index: number): boolean =>
  given.status === 'PAST_DUE' && index === starts.length - 1;

const orderOf = ({ given }: StartedSubscription, isPacked: boolean): DemoOrder => {
  const { email, daysAgo, time, sku, quantity, shipping } = given;
  return {
    email,
    daysAgo,
    time,
    lines: [{ sku, quantity }],
    ...(shipping === undefined ? {} : { shipping }),
    state: isPacked ? 'fulfilled' : 'paid',
  };
};

/** The orders of a subscription, the first one and a renewal for each later period that was paid. */
export const subscriptionPurchases = (
  started: StartedSubscription,
  now: Date,
): Omit<DemoPurchase, 'earlierOrders'>[] =>
  started.starts.flatMap((placedAt, periodIndex) =>
    isFailed(started, periodIndex)
      ? []
      : [
          {
            order: orderOf(started, now.getTime() - placedAt.getTime() > PACKED_MS),
            customer: started.customer,
            placedAt,
            period: { ...started.key, periodIndex },
          },
        ],
  );

const datesOf = (started: StartedSubscription, now: Date) => {
  const { given, starts, nextStart } = started;
  const { status, endReason = null } = given;
  const nextIndex = starts.length;
  switch (status) {
    case 'CANCELLED':
    case 'COMPLETED':
      return { nextIndex, nextAt: null, endReason, endedAt: stoppedAt(given, now) };
    case 'PAUSED':
      return { nextIndex, nextAt: null };
    case 'PAST_DUE': {
      const failedAt = starts.at(-1) ?? now;
      const nextAt = new Date(failedAt.getTime() + renewalLimits.RETRY_DAYS * DAY_MS);
      return { nextIndex: nextIndex - 1, nextAt };
    }
    default:
      return { nextIndex, nextAt: nextStart, endReason };
  }
};

const periodRow = (
  started: StartedSubscription,
  periodIndex: number,
  { made, firstCents }: { readonly made: MadeOrder | undefined; readonly firstCents: number },
): DemoRows['subscriptionPeriods'][number] => {
  const startsAt = started.starts[periodIndex] ?? started.starts[0];
  const key = { ...started.key, periodIndex };
  const isPaid = made !== undefined;
  return {
    ...key,
    periodId: periodIdOf(key, startsAt),
    startsAt,
    state: isPaid ? 'paid' : 'open',
    attempts: 1,
    failures: isPaid ? 0 : 1,
    failure: isPaid ? null : 'insufficient-funds',
    failedAt: isPaid ? null : startsAt,
    amountCents: made?.content.totalCents ?? firstCents,
    orderId: made?.orderId ?? null,
    createdAt: startsAt,
    updatedAt: startsAt,
  };
};

const contentOf = ({ content }: MadeOrder, line: OrderLine): OrderContent => {
  const { renewal: _renewal, tags: _tags, ...rest } = content;
  return { ...rest, lines: [line], note: '', answers: [], acceptsMarketing: false };
};

/** A subscription with its periods. Nothing is due, so that it is never charged. */
export const demoSubscriptionRows = (
  started: StartedSubscription,
  orders: readonly MadeOrder[],
  now: Date,
): SubscriptionRows => {
  const own = orders.filter(({ period }) => period?.subscriptionId === started.key.subscriptionId);
  const [first] = own;
  const [line] = first?.content.lines ?? [];
  if (!first || !line) throw new Error(`A subscription of ${started.given.email} has no order.`);
  const { email, shippingAddress, billingAddress, currency, totalCents } = first.content;
  const madeFor = (index: number) => own.find(({ period }) => period?.periodIndex === index);
  return {
    subscriptions: [
      {
        ...started.key,
        orderId: first.orderId,
        lineId: line.id,
        email,
        emailKey: foldEmail(email),
        customerName: nameOf(shippingAddress ?? billingAddress),
        itemId: line.itemId,
        isTest: false,
        isDemo: true,
        status: started.given.status,
        content: contentOf(first, line),
        renewalCents: renewalCentsOf(line),
        currency,
        gateway: 'manual',
        methodName: started.given.card,
        startedAt: started.starts[0],
        timeZone: started.timeZone,
        paidPeriods: own.length,
        ...datesOf(started, now),
        publicOrigin: first.publicOrigin,
        createdAt: started.starts[0],
        updatedAt: now,
      },
    ],
    subscriptionPeriods: started.starts.map((_, index) =>
      periodRow(started, index, { made: madeFor(index), firstCents: totalCents }),
    ),
  };
};
