export { storeActivity } from './store-activity.ts';
export { storeCalls } from './store-calls.ts';
