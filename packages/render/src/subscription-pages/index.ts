export { subscribeMarkup, type SubscribePage } from './subscribe-page.ts';
export { subscriptionPageStyles } from './subscription-page-styles.ts';
