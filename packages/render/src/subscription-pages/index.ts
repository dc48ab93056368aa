export { subscribeMarkup, type SubscribePage } from './subscribe-page.ts';
export {
  invalidLinkMarkup,
  subscriptionMarkup,
  type InvalidSubscriptionLink,
  type ManagedSubscription,
} from './subscription-page.ts';
export { subscriptionPageStyles } from './subscription-page-styles.ts';
