import { isDonation } from '@sitewright/domain/catalogue';
import type { OrderContent } from '@sitewright/domain/orders';
import { dueStep, endNow, periodStart } from '@sitewright/domain/subscriptions';
import { findShortages } from '../../catalogue/index.ts';
import { inTransaction, type Queryable } from '../../database/index.ts';
import {
  countHeld,
  insertPayment,
  insertReservations,
  type PaymentRow,
} from '../../payment-records/index.ts';
import { HOSTED, piecesOf } from '../../payments/index.ts';
import {
  changeSubscription,
  findPeriod,
  findSubscription,
  hasOpenPayment,
  insertPeriod,
  ownTime,
  periodIdOf,
  recordRenewalFailure,
  renewalKey,
  renewalPaymentId,
  stateOf,
  tellEnd,
  tryLockSubscription,
  unsealMethod,
  updateOpenPeriod,
  updateSubscription,
  type PeriodKey,
  type PeriodRow,
  type RenewalCause,
  type StoredMethod,
  type SubscriptionKey,
  type SubscriptionRow,
} from '../../subscription-records/index.ts';
import type { SubscriptionServices } from '../subscription-services.ts';
import { loadRenewalShop, pricedContent, renewalOrder, type RenewalShop } from './load-renewal.ts';

export interface RenewalRequest {
  /** Whoever asks gets a payment that is past due charged before the next attempt is. */
  readonly cause: RenewalCause;
}

export interface BegunRenewal {
  readonly payment: PaymentRow;
  /** Undefined where there is nothing to pay, or where the customer enters a card. */
  readonly method: StoredMethod | undefined;
}

interface Beginning extends RenewalRequest {
  readonly transaction: Queryable;
  readonly shop: RenewalShop;
  readonly secret: string;
  readonly subscription: SubscriptionRow;
  readonly now: Date;
}

interface Charge extends Beginning {
  readonly period: PeriodKey;
  readonly row: PeriodRow;
}

const newPeriod = (key: PeriodKey, startsAt: Date, now: Date) => ({
  ...key,
  periodId: periodIdOf(key, startsAt),
  startsAt,
  state: 'open' as const,
  attempts: 0,
  failures: 0,
  amountCents: 0,
  createdAt: now,
  updatedAt: now,
});

const skipMissed = async (
  { transaction, subscription, now }: Beginning,
  missed: readonly number[],
): Promise<void> => {
  const { websiteId, subscriptionId } = subscription;
  for (const periodIndex of missed) {
    const key = { websiteId, subscriptionId, periodIndex };
    const startsAt = periodStart(stateOf(subscription), periodIndex);
    const skipped = { state: 'skipped', skipReason: 'missed', updatedAt: now } as const;
    const isNew = await insertPeriod(transaction, { ...newPeriod(key, startsAt, now), ...skipped });
    if (!isNew) await updateOpenPeriod(transaction, key, skipped);
  }
};

/** The row of the period, which this transaction alone may charge: the subscription is locked. */
const openPeriod = async (
  { transaction, subscription, now }: Beginning,
  period: PeriodKey,
): Promise<PeriodRow | undefined> => {
  const startsAt = periodStart(stateOf(subscription), period.periodIndex);
  await insertPeriod(transaction, newPeriod(period, startsAt, now));
  return findPeriod(transaction, period);
};

const fail = async (
  { transaction, shop: { site }, secret, subscription, period, now, cause }: Charge,
  code: 'out-of-stock' | 'not-deliverable' | 'no-method',
  amountCents: number,
): Promise<undefined> => {
  await recordRenewalFailure(
    transaction,
    { site, secret, subscription, period, now },
    { code, amountCents, isManual: cause !== 'schedule' },
  );
};

const store = async (
  { transaction, subscription, period, row, cause, now }: Charge,
  content: OrderContent,
): Promise<PaymentRow> => {
  const attempt = row.attempts + 1;
  const amountCents = content.totalCents;
  const payment = await insertPayment(transaction, {
    websiteId: period.websiteId,
    paymentId: renewalPaymentId(period, { startsAt: row.startsAt, attempt }),
    checkoutId: row.periodId,
    idempotencyKey: renewalKey(period, { attempt, cause }),
    gateway: amountCents === 0 ? 'none' : subscription.gateway,
    methodId: cause === 'customer' && subscription.gateway === 'stripe' ? HOSTED : '',
    isTest: subscription.isTest,
    amountCents,
    currency: content.currency,
    state: 'created',
    content,
    publicOrigin: subscription.publicOrigin,
    createdAt: now,
    updatedAt: now,
  });
  const { paymentId } = payment;
  await updateOpenPeriod(transaction, period, { attempts: attempt, paymentId, amountCents, updatedAt: now });
  return payment;
};

/** Everything that keeps a period from being charged is found here, before money moves. */
const beginCharge = async (charge: Charge): Promise<BegunRenewal | undefined> => {
  const { transaction, shop, subscription, period, row, secret, now } = charge;
  const priced = pricedContent(subscription, row.startsAt);
  const content = renewalOrder(priced, shop, { period, periodId: row.periodId, now });
  if (!content) return fail(charge, 'not-deliverable', subscription.renewalCents);
  const { site } = shop;
  const { short, counted } = await findShortages(
    { database: transaction, site },
    {
      pieces: piecesOf(content.lines.filter(({ productType }) => !isDonation(productType))),
      countHeld: (variantIds) => countHeld(transaction, site.id, { variantIds, now }),
    },
  );
  if (short.length > 0) return fail(charge, 'out-of-stock', content.totalCents);
  const method = charge.cause === 'customer' ? undefined : unsealMethod(secret, subscription);
  if (!method && charge.cause !== 'customer' && content.totalCents > 0)
    return fail(charge, 'no-method', content.totalCents);
  const payment = await store(charge, content);
  await insertReservations(transaction, payment, counted);
  const changed = await changeSubscription(transaction, subscription, {
    now,
    ...(priced === subscription.content
      ? {}
      : { content: priced, announcedCents: null, announcedFrom: null }),
  });
  // The end of the payment says when it is due again.
  await updateSubscription(transaction, changed, { dueAt: null });
  return { payment, method };
};

const endForGood = async (
  { transaction, shop: { site }, secret, subscription, now }: Beginning,
  change: ReturnType<typeof endNow>,
): Promise<undefined> => {
  const ended = await changeSubscription(transaction, subscription, { ...change, now });
  await updateOpenPeriod(
    transaction,
    { ...subscription, periodIndex: subscription.nextIndex },
    { state: 'failed', updatedAt: now },
  );
  await tellEnd(transaction, { site, secret }, ended);
};

const isRetry = ({ cause, subscription }: Beginning): boolean =>
  cause !== 'schedule' && subscription.status === 'PAST_DUE';

const stepOf = (beginning: Beginning) => {
  const { subscription, now } = beginning;
  return isRetry(beginning)
    ? ({ kind: 'charge', index: subscription.nextIndex, missed: [] } as const)
    : dueStep(stateOf(subscription), ownTime(subscription, now));
};

/** A payment whose end is not known yet: it is settled elsewhere, and nothing is charged beside it. */
const isUnderWay = async ({ transaction, subscription }: Beginning): Promise<boolean> => {
  const period = await findPeriod(transaction, { ...subscription, periodIndex: subscription.nextIndex });
  return period !== undefined && (await hasOpenPayment(transaction, period));
};

const chargePeriod = async (
  beginning: Beginning,
  { index, missed }: { readonly index: number; readonly missed: readonly number[] },
): Promise<BegunRenewal | undefined> => {
  const { transaction, subscription, now } = beginning;
  await skipMissed(beginning, missed);
  const current =
    index === subscription.nextIndex
      ? subscription
      : await changeSubscription(transaction, subscription, { nextIndex: index, now });
  const { websiteId, subscriptionId } = subscription;
  const period = { websiteId, subscriptionId, periodIndex: index };
  const row = await openPeriod(beginning, period);
  return row?.state === 'open'
    ? beginCharge({ ...beginning, subscription: current, period, row })
    : undefined;
};

const begin = async (beginning: Beginning): Promise<BegunRenewal | undefined> => {
  const { transaction, shop, subscription, now } = beginning;
  if (await isUnderWay(beginning)) return undefined;
  const step = stepOf(beginning);
  if (step.kind === 'wait') {
    await changeSubscription(transaction, subscription, { now });
    return undefined;
  }
  if (step.kind === 'end') return endForGood(beginning, step.change);
  return shop.variant
    ? chargePeriod(beginning, step)
    : endForGood(beginning, endNow('product-gone', ownTime(subscription, now)));
};

/**
 * Writes the period and its payment, or finds that the subscription ends or nothing is due. Undefined where there is
 * nothing to charge.
 */
export const beginRenewal = async (
  { payments: { database, clock, secret, findSite } }: SubscriptionServices,
  key: SubscriptionKey,
  { cause }: RenewalRequest,
): Promise<BegunRenewal | undefined> => {
  const now = clock();
  const found = await findSubscription(database, key);
  const site = found && (await findSite(key.websiteId));
  if (!site) return undefined;
  const shop = await loadRenewalShop({ database, site, now }, found);
  return inTransaction(database, async (transaction) => {
    const subscription = await tryLockSubscription(transaction, key);
    // Changed meanwhile: the next run sees the other variant.
    if (subscription?.content.lines[0]?.variantId !== shop.variantId) return undefined;
    return begin({ transaction, shop, secret, subscription, now, cause });
  });
};
