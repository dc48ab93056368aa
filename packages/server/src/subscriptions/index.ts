export { changeDeliveryAddress } from './changes/change-address.ts';
export type { ChangeContext } from './changes/change-context.ts';
export { changeDonation } from './changes/change-donation.ts';
export { changeSubscribedLine, type LineChange } from './changes/change-line.ts';
export {
  cancelSubscriptionAtPeriodEnd,
  cancelSubscriptionNow,
  keepSubscription,
  pauseSubscription,
  requestRetry,
  resumeSubscription,
  skipNextPeriod,
} from './changes/change-status.ts';
export { beginMethodChange, finishMethodChange } from './methods/change-method.ts';
export { beginRenewalPayment, refreshRenewal } from './methods/pay-renewal.ts';
export { listSubscriptionsOfCustomer } from './owner/subscription-list-store.ts';
export { recordPaidPeriod, type PaidPeriod } from './renew/record-paid-period.ts';
export type { SubscriptionServices } from './subscription-services.ts';
export { subscriptionsCapability } from './subscriptions-capability.ts';
