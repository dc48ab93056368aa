import { periodStart } from '@sitewright/domain/subscriptions';
import { inTransaction } from '../../database/index.ts';
import { insertPayment } from '../../payment-records/index.ts';
import { applyResult } from '../../payments/index.ts';
import {
  findSubscription,
  insertPeriod,
  lockSubscription,
  periodIdOf,
  renewalKey,
  renewalPaymentId,
  stateOf,
  updateOpenPeriod,
  updateSubscription,
  type PeriodKey,
} from '../../subscription-records/index.ts';
import { loadRenewalShop, pricedContent, renewalOrder } from './load-renewal.ts';
import type { SubscriptionServices } from '../subscription-services.ts';

/** A period that the gateway has charged and that is not stored. */
export interface PaidPeriod extends PeriodKey {
  readonly attempt: number;
  readonly reference: string;
  readonly amountCents: number;
}

/** Writes the period and its payment as they were lost, and makes the order. Nothing is charged. */
export const recordPaidPeriod = async (
  { payments }: SubscriptionServices,
  { attempt, reference, amountCents, ...period }: PaidPeriod,
): Promise<void> => {
  const { database, clock, findSite } = payments;
  const now = clock();
  const { websiteId, periodIndex } = period;
  const found = await findSubscription(database, period);
  const site = found && (await findSite(websiteId));
  if (!site) return;
  const shop = await loadRenewalShop({ database, site, now }, found);
  const startsAt = periodStart(stateOf(found), periodIndex);
  const periodId = periodIdOf(period, startsAt);
  const paymentId = renewalPaymentId(period, { startsAt, attempt });
  await inTransaction(database, async (transaction) => {
    const subscription = await lockSubscription(transaction, period);
    if (!subscription) return;
    const { content, gateway, isTest, publicOrigin, currency } = subscription;
    const order = renewalOrder(pricedContent(subscription, startsAt), shop, { period, periodId, now });
    await insertPeriod(transaction, {
      ...period,
      periodId,
      startsAt,
      state: 'open',
      attempts: attempt,
      failures: 0,
      amountCents,
      paymentId,
      createdAt: now,
      updatedAt: now,
    });
    await updateOpenPeriod(transaction, period, { attempts: attempt, paymentId, amountCents });
    await insertPayment(transaction, {
      websiteId,
      paymentId,
      checkoutId: periodId,
      idempotencyKey: renewalKey(period, { attempt, cause: 'schedule' }),
      gateway,
      methodId: '',
      isTest,
      reference,
      amountCents,
      currency,
      state: 'created',
      // Not delivered there any more: the money was taken all the same.
      content: order ?? {
        ...content,
        cartId: periodId,
        renewal: { subscriptionId: period.subscriptionId, periodIndex },
      },
      publicOrigin,
      createdAt: now,
      updatedAt: now,
    });
    await updateSubscription(transaction, period, { nextIndex: periodIndex, dueAt: null });
  });
  await applyResult(payments, { websiteId, paymentId }, { result: { state: 'succeeded' } });
};
