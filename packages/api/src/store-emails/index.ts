export { storeEmailsActivity } from './store-emails-activity.ts';
export { storeEmailsCalls } from './store-emails-calls.ts';
export { storeEmailsRefusals } from './store-emails-refusals.ts';
