export { churnPercent, monthlyRevenue, type RecurringSum } from './figures.ts';
export { noticeTime } from './notice-dates.ts';
export { periodAt, periodStart, type PeriodAnchor } from './period-dates.ts';
export { isRenewedLine, renewalCentsOf } from './renewal-price.ts';
export {
  afterFailure,
  afterManualFailure,
  afterPayment,
  cancelAtPeriodEnd,
  cancelNow,
  dueStep,
  endNow,
  isSkippedAhead,
  isSkippedFailure,
  isStoreFailure,
  keep,
  pause,
  renewalLimits,
  resume,
  skipNext,
  type AppliedAction,
  type FailureEffect,
  type StoreFailure,
  type SubscriptionChange,
  type SubscriptionState,
} from './subscription-rules.ts';
export {
  allowedSubscriptionActions,
  endReasons,
  hasEnded,
  periodStates,
  skipReasons,
  subscriptionActions,
  subscriptionStatuses,
  type EndReason,
  type PeriodState,
  type SkipReason,
  type SubscriptionAction,
  type SubscriptionStatus,
} from './subscription-states.ts';
export {
  renewalContentOf,
  withQuantity,
  withUnitPrice,
  withVariantPrice,
  type RenewalTerms,
} from './renewal-content.ts';
export { subscriptionFailureText, type OwnFailure } from './texts/failure-text.ts';
export { subscriptionMessages, type SubscriptionRefusal } from './subscriptions-messages.ts';
export { englishFailure } from './texts/english-failure.ts';
