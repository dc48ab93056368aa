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
export const skipReasons = ['customer', 'owner', 'paused', 'missed', 'nothing-to-pay'] as const;

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

const allowed: Readonly<Record<SubscriptionStatus, readonly SubscriptionAction[]>> = {
  ACTIVE: [
    'pause',
    'skip',
    'cancel',
    'cancel-at-period-end',
    'change-line',
    'change-address',
    'change-method',
    'change-price',
  ],
  PAST_DUE: ['skip', 'cancel', 'change-line', 'change-address', 'change-method', 'retry'],
  PAUSED: ['resume', 'cancel', 'change-line', 'change-address', 'change-method', 'change-price'],
  CANCEL_AT_PERIOD_END: ['cancel', 'keep'],
  CANCELLED: [],
  COMPLETED: [],
};

export const allowedSubscriptionActions = (status: SubscriptionStatus): readonly SubscriptionAction[] =>
  allowed[status];

export const mayDo = (status: SubscriptionStatus, action: SubscriptionAction): boolean =>
  allowed[status].includes(action);

/** It charges nothing any more and cannot be revived. */
export const hasEnded = (status: SubscriptionStatus): boolean =>
  status === 'CANCELLED' || status === 'COMPLETED';
