import type { SubscriptionPlan } from '../catalogue/index.ts';
import { periodAt, periodStart } from './period-dates.ts';
import { hasEnded, type EndReason, type SkipReason, type SubscriptionStatus } from './subscription-states.ts';

const DAY_MS = 86_400_000;

export const renewalLimits = {
  /** Of one period: the last of them ends the subscription. */
  FAILURES: 3,
  RETRY_DAYS: 5,
  /** Between the email about another price and the first charge of it. */
  PRICE_NOTICE_DAYS: 30,
} as const;

/** What rules need to know of a subscription. Times are those of its own clock. */
export interface SubscriptionState {
  readonly status: SubscriptionStatus;
  readonly plan: SubscriptionPlan;
  readonly startedAt: Date;
  readonly timeZone: string;
  /** The next period to be charged. While a payment is past due it is that one. */
  readonly nextIndex: number;
  readonly paidPeriods: number;
  /** When it is charged next, or ends; null where nothing happens by itself. */
  readonly nextAt: Date | null;
  readonly endReason: EndReason | null;
  readonly endedAt: Date | null;
}

export type SubscriptionChange = Partial<
  Pick<SubscriptionState, 'status' | 'nextIndex' | 'paidPeriods' | 'nextAt' | 'endReason' | 'endedAt'>
>;

export interface SkippedPeriods {
  readonly indexes: readonly number[];
  readonly reason: SkipReason;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);

/** Goes on with a period, or waits for it. */
const goOnWith = (state: SubscriptionState, nextIndex: number): SubscriptionChange => ({
  status: 'ACTIVE',
  nextIndex,
  nextAt: periodStart(state, nextIndex),
});

export const endNow = (reason: EndReason, now: Date): SubscriptionChange => ({
  status: reason === 'all-paid' ? 'COMPLETED' : 'CANCELLED',
  nextAt: null,
  endReason: reason,
  endedAt: now,
});

/** After the period was paid. One that was ended meanwhile stays so: the order is made all the same. */
export const afterPayment = (state: SubscriptionState, now: Date): SubscriptionChange => {
  const paidPeriods = state.paidPeriods + 1;
  const nextIndex = state.nextIndex + 1;
  if (hasEnded(state.status)) return { paidPeriods, nextIndex };
  const { numBillingCycles } = state.plan;
  if (numBillingCycles > 0 && paidPeriods >= numBillingCycles)
    return { paidPeriods, nextIndex, ...endNow('all-paid', now) };
  return { paidPeriods, ...goOnWith(state, nextIndex) };
};

/** Why a period was not paid that is not the customer's doing. */
export type StoreFailure = 'out-of-stock' | 'not-deliverable';

export const isStoreFailure = (failure: string): failure is StoreFailure =>
  failure === 'out-of-stock' || failure === 'not-deliverable';

/** Keys of the store that are no longer valid are not the customer's doing either. */
export type SkippedFailure = StoreFailure | 'gateway-error';

/** Whether the period is left out in the end, and the subscription goes on. */
export const isSkippedFailure = (failure: string): failure is SkippedFailure =>
  isStoreFailure(failure) || failure === 'gateway-error';

/** A charge that somebody asked for does not count: the next attempt stays where it was. */
export const afterManualFailure = (state: SubscriptionState): FailureEffect =>
  hasEnded(state.status) ? { change: {}, period: 'failed' } : { change: {}, period: 'open' };

export interface FailureEffect {
  readonly change: SubscriptionChange;
  /** What becomes of the period. */
  readonly period: 'open' | 'failed' | 'skipped';
}

/**
 * After a charge failed, `failures` times by now. It is tried again twice; then the subscription ends, unless the store
 * could not deliver or take the money: such a period is skipped.
 */
export const afterFailure = (
  state: SubscriptionState,
  { failure, failures, now }: { readonly failure: string; readonly failures: number; readonly now: Date },
): FailureEffect => {
  if (hasEnded(state.status)) return { change: {}, period: 'failed' };
  if (failures < renewalLimits.FAILURES) {
    const nextAt = new Date(now.getTime() + renewalLimits.RETRY_DAYS * DAY_MS);
    return { change: { status: 'PAST_DUE', nextAt }, period: 'open' };
  }
  return isSkippedFailure(failure)
    ? { change: goOnWith(state, state.nextIndex + 1), period: 'skipped' }
    : { change: endNow('failed-payments', now), period: 'failed' };
};

export type DueStep =
  | { readonly kind: 'wait' }
  | { readonly kind: 'end'; readonly change: SubscriptionChange }
  /** `missed` are periods that passed while nothing could be charged. */
  | { readonly kind: 'charge'; readonly index: number; readonly missed: readonly number[] };

/** What happens to a subscription now, by itself. */
export const dueStep = (state: SubscriptionState, now: Date): DueStep => {
  const { status, nextAt, nextIndex, endReason } = state;
  if (nextAt === null || nextAt > now) return { kind: 'wait' };
  if (status === 'CANCEL_AT_PERIOD_END') return { kind: 'end', change: endNow(endReason ?? 'customer', now) };
  if (status === 'PAST_DUE') return { kind: 'charge', index: nextIndex, missed: [] };
  if (status !== 'ACTIVE') return { kind: 'wait' };
  const index = Math.max(nextIndex, periodAt(state, now));
  return { kind: 'charge', index, missed: range(nextIndex, index) };
};

export interface AppliedAction {
  readonly change: SubscriptionChange;
  /** Periods that are not charged. */
  readonly skipped?: SkippedPeriods;
  /** The period that was past due is given up. */
  readonly givesUp?: boolean;
}

export const pause = (): AppliedAction => ({ change: { status: 'PAUSED', nextAt: null } });

/** Goes on with the next period that begins: those of the pause, the present one included, are not charged. */
export const resume = (state: SubscriptionState, now: Date): AppliedAction => {
  const nextIndex = Math.max(state.nextIndex, periodAt(state, now) + 1);
  return {
    change: goOnWith(state, nextIndex),
    skipped: { indexes: range(state.nextIndex, nextIndex), reason: 'paused' },
  };
};

/** Whether the next charge was skipped already. */
export const isSkippedAhead = (state: SubscriptionState, now: Date): boolean =>
  state.nextIndex > periodAt(state, now) + 1;

export const skipNext = (state: SubscriptionState, reason: 'customer' | 'owner'): AppliedAction => ({
  change: goOnWith(state, state.nextIndex + 1),
  skipped: { indexes: [state.nextIndex], reason },
});

export const cancelNow = (reason: 'customer' | 'owner' | 'product-gone', now: Date): AppliedAction => ({
  change: endNow(reason, now),
  givesUp: true,
});

export const cancelAtPeriodEnd = (endReason: 'customer' | 'owner'): AppliedAction => ({
  change: { status: 'CANCEL_AT_PERIOD_END', endReason },
});

export const keep = (): AppliedAction => ({ change: { status: 'ACTIVE', endReason: null } });
