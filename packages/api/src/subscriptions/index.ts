export { subscriptionsActivity } from './subscriptions-activity.ts';
export { subscriptionsCalls } from './subscriptions-calls.ts';
export { subscriptionsRefusals } from './subscriptions-refusals.ts';
