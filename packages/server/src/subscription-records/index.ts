export { allowedActionsOf } from './allowed-actions.ts';
export { changeSubscription, lineOf, ownTime, planOf, stateOf } from './change-subscription.ts';
export { composeSubscriptionMail, type MailedSubscription } from './mail/compose-subscription-mail.ts';
export { removeDemoSubscriptions } from './demo-subscriptions-store.ts';
export { eraseSubscriptions, hasRunningSubscriptions } from './erase-subscriptions-store.ts';
export { mailSubscriber } from './mail/subscription-mail.ts';
export {
  isCustomerKey,
  periodIdOf,
  renewalKey,
  renewalPaymentId,
  type PeriodKey,
  type RenewalCause,
} from './renewal-ids.ts';
export { renewalAdditions } from './renewal-additions.ts';
export { sealMethod, unsealMethod, type StoredMethod } from './saved-method.ts';
export { recordRenewalFailure, settleRenewal, tellEnd, type SettledRenewal } from './settle-renewal.ts';
export { startSubscriptions } from './start-subscriptions.ts';
export { saveMethodKind } from './subscription-job-kinds.ts';
export { readSubscriptionLink, signReturnUrl, signSubscriptionLink } from './subscription-link.ts';
export {
  findPeriod,
  findSubscription,
  hasOpenPayment,
  insertPeriod,
  listOrderSubscriptions,
  listPeriods,
  listSubscriptionsOf,
  lockSubscription,
  tryLockSubscription,
  updateOpenPeriod,
  updateSubscription,
  type PeriodRow,
  type SubscriptionKey,
  type SubscriptionRow,
} from './subscriptions-store.ts';
