export { subscriptionsCapability } from './subscriptions-capability.ts';
