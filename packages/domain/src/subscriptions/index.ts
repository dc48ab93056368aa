export { periodAt, periodStart, type PeriodAnchor } from './period-dates.ts';
export {
  allowedSubscriptionActions,
  endReasons,
  hasEnded,
  mayDo,
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
export { noticeTime } from './notice-dates.ts';
export { renewalCentsOf } from './renewal-price.ts';
