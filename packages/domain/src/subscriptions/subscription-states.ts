export const subscriptionStatuses = [
  'ACTIVE',
  'PAST_DUE',
  'PAUSED',
  'CANCEL_AT_PERIOD_END',
  'CANCELLED',
  'COMPLETED',
] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Why a subscription has ended, or is about to. */
export const endReasons = ['customer', 'owner', 'failed-payments', 'product-gone', 'all-paid'] as const;

export type EndReason = (typeof endReasons)[number];

export const periodStates = ['open', 'paid', 'failed', 'skipped'] as const;

/** A period is open while it may still be paid. The other three are final. */
export type PeriodState = (typeof periodStates)[number];

/** Why a period was not charged. */
export const skipReasons = [
  'customer',
  'owner',
  'paused',
  'missed',
  'out-of-stock',
  'not-deliverable',
  'gateway-error',
] as const;

export type SkipReason = (typeof skipReasons)[number];

/** What may be done to a subscription. */
export const subscriptionActions = [
  'pause',
  'resume',
  'skip',
  'cancel',
  'cancel-at-period-end',
  'keep',
  'change-line',
  'change-address',
  'change-method',
  'retry',
  'change-price',
] as const;

export type SubscriptionAction = (typeof subscriptionActions)[number];

const changes = ['change-line', 'change-address', 'change-method', 'change-price'] as const;

/** An open period is paid, skipped or given up before a subscription is paused or runs out. */
const allowed: Readonly<Record<SubscriptionStatus, readonly SubscriptionAction[]>> = {
  ACTIVE: ['pause', 'skip', 'cancel', 'cancel-at-period-end', ...changes],
  PAST_DUE: ['retry', 'skip', 'cancel', ...changes],
  PAUSED: ['resume', 'cancel', ...changes],
  CANCEL_AT_PERIOD_END: ['keep', 'cancel'],
  CANCELLED: [],
  COMPLETED: [],
};

/** Of the demo: it is never charged. */
const withoutCharge = (actions: readonly SubscriptionAction[]): readonly SubscriptionAction[] =>
  actions.filter((action) => action !== 'retry' && action !== 'change-method');

export const allowedSubscriptionActions = ({
  status,
  isDemo,
}: {
  readonly status: SubscriptionStatus;
  readonly isDemo: boolean;
}): readonly SubscriptionAction[] => (isDemo ? withoutCharge(allowed[status]) : allowed[status]);

/** It charges nothing any more and cannot be revived. */
export const hasEnded = (status: SubscriptionStatus): boolean =>
  status === 'CANCELLED' || status === 'COMPLETED';
