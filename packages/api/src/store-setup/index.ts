export { storeSetupActivity } from './store-setup-activity.ts';
export { storeSetupCalls } from './store-setup-calls.ts';
