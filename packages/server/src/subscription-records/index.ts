export { startSubscriptions } from './start-subscriptions.ts';
