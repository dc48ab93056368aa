import {
  afterFailure,
  afterManualFailure,
  afterPayment,
  hasEnded,
  isSkippedFailure,
  type FailureEffect,
} from '@sitewright/domain/subscriptions';
import type { PaymentFailure } from '@sitewright/domain/payments';
import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import { enqueueJob } from '../jobs/index.ts';
import type { PaymentRow } from '../payment-records/index.ts';
import { changeSubscription, ownTime, stateOf } from './change-subscription.ts';
import { mailSubscriber, mailSubscriptionTeam } from './mail/subscription-mail.ts';
import { isCustomerKey, isScheduledKey, type PeriodKey } from './renewal-ids.ts';
import { saveMethodKind } from './subscription-job-kinds.ts';
import {
  findPeriod,
  lockSubscription,
  markPeriodPaid,
  updateOpenPeriod,
  type PeriodRow,
  type SubscriptionRow,
} from './subscriptions-store.ts';

export type RenewalOutcome =
  | { readonly kind: 'paid'; readonly orderId: string }
  | { readonly kind: 'failed'; readonly failure: PaymentFailure }
  /** Nothing was charged, and nobody declined it: the program stopped, or nobody confirmed it. */
  | { readonly kind: 'cancelled' };

export interface SettledRenewal {
  readonly site: Site;
  readonly payment: PaymentRow;
  readonly outcome: RenewalOutcome;
  readonly now: Date;
}

interface Settling extends Omit<SettledRenewal, 'outcome' | 'payment'> {
  readonly secret: string;
  readonly subscription: SubscriptionRow;
  readonly period: PeriodKey;
}

/** Tells the customer and the team that a subscription has ended. */
export const tellEnd = async (
  transaction: Queryable,
  context: Pick<Settling, 'site' | 'secret'>,
  subscription: SubscriptionRow,
): Promise<void> => {
  await mailSubscriber(transaction, context, { kind: 'subscription-ended', subscription });
  await mailSubscriptionTeam(transaction, context, { kind: 'team-subscription-ended', subscription });
};

const recordPaid = async (
  transaction: Queryable,
  settling: Settling,
  { orderId, payment }: { readonly orderId: string; readonly payment: PaymentRow },
): Promise<void> => {
  const { subscription, period, now } = settling;
  const { paymentId, amountCents } = payment;
  await markPeriodPaid(transaction, period, { orderId, paymentId, amountCents, updatedAt: now });
  const own = ownTime(subscription, now);
  const isCurrent = subscription.nextIndex === period.periodIndex;
  const change = isCurrent
    ? afterPayment(stateOf(subscription), own)
    : { paidPeriods: subscription.paidPeriods + 1 };
  const changed = await changeSubscription(transaction, subscription, { ...change, now });
  if (isCustomerKey(payment.idempotencyKey)) {
    const { websiteId, subscriptionId } = subscription;
    await enqueueJob(transaction, saveMethodKind, {
      websiteId,
      payload: { websiteId, paymentId, orderId, subscriptionId },
      runAt: now,
    });
  }
  if (changed.status === 'COMPLETED') await tellEnd(transaction, settling, changed);
};

export interface RenewalFailure {
  readonly code: NonNullable<PeriodRow['failure']>;
  readonly amountCents: number;
  /** Somebody asked for the charge, and sees what became of it. */
  readonly isManual: boolean;
}

const tellFailure = async (
  transaction: Queryable,
  settling: Settling,
  { code, amountCents, isManual }: RenewalFailure,
): Promise<void> => {
  const { subscription } = settling;
  const retryAt = subscription.status === 'PAST_DUE' ? subscription.nextAt : null;
  const mail = { subscription, details: { amountCents, failure: { code, retryAt } } };
  const isToConfirm = code === 'authentication-required';
  if (isManual && !isToConfirm) return;
  const kind = isToConfirm ? 'renewal-confirmation' : 'renewal-failed';
  await mailSubscriber(transaction, settling, { kind, ...mail });
  if (!isManual) await mailSubscriptionTeam(transaction, settling, { kind: 'team-renewal-failed', ...mail });
};

const effectOf = (
  { subscription, now }: Settling,
  { code, isManual }: RenewalFailure,
  failures: number,
): FailureEffect => {
  const state = stateOf(subscription);
  return isManual
    ? afterManualFailure(state)
    : afterFailure(state, { failure: code, failures, now: ownTime(subscription, now) });
};

/** After a charge failed, or could not even be begun. */
export const recordRenewalFailure = async (
  transaction: Queryable,
  settling: Settling,
  failure: RenewalFailure,
): Promise<void> => {
  const { subscription, period, now } = settling;
  const before = await findPeriod(transaction, period);
  const failures = (before?.failures ?? 0) + (failure.isManual ? 0 : 1);
  const effect = effectOf(settling, failure, failures);
  await updateOpenPeriod(transaction, period, {
    state: effect.period,
    failures,
    failure: failure.code,
    failedAt: now,
    ...(effect.period === 'skipped' && isSkippedFailure(failure.code) ? { skipReason: failure.code } : {}),
    updatedAt: now,
  });
  const changed = await changeSubscription(transaction, subscription, { ...effect.change, now });
  // Who has cancelled it meanwhile was told.
  if (hasEnded(subscription.status)) return;
  if (hasEnded(changed.status)) await tellEnd(transaction, settling, changed);
  else await tellFailure(transaction, { ...settling, subscription: changed }, failure);
};

/** Due again at once, unless the next attempt has a day already. */
const recordCancelled = async (transaction: Queryable, settling: Settling): Promise<void> => {
  const { subscription, period, now } = settling;
  if (hasEnded(subscription.status))
    await updateOpenPeriod(transaction, period, { state: 'failed', updatedAt: now });
  await changeSubscription(transaction, subscription, { now });
};

/** What the end of a renewal's payment means for its period and subscription, in the transaction of the payment. */
export const settleRenewal = async (
  transaction: Queryable,
  { payment, outcome, ...rest }: SettledRenewal,
  secret: string,
): Promise<void> => {
  const { renewal } = payment.content;
  if (!renewal) return;
  const { websiteId, amountCents } = payment;
  const { subscriptionId, periodIndex } = renewal;
  const subscription = await lockSubscription(transaction, { websiteId, subscriptionId });
  if (!subscription) return;
  const settling = { ...rest, secret, subscription, period: { websiteId, subscriptionId, periodIndex } };
  switch (outcome.kind) {
    case 'paid':
      return recordPaid(transaction, settling, { orderId: outcome.orderId, payment });
    case 'failed':
      return recordRenewalFailure(transaction, settling, {
        code: outcome.failure,
        amountCents,
        isManual: !isScheduledKey(payment.idempotencyKey),
      });
    case 'cancelled':
      return recordCancelled(transaction, settling);
  }
};
