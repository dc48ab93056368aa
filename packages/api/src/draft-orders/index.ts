export { draftOrdersActivity } from './draft-orders-activity.ts';
export { draftOrdersCalls } from './draft-orders-calls.ts';
export { draftOrdersRefusals } from './draft-orders-refusals.ts';
