export { mailingListsActivity } from './mailing-lists-activity.ts';
export { mailingListsCalls } from './mailing-lists-calls.ts';
export { mailingListsRefusals } from './mailing-lists-refusals.ts';
