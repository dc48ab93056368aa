export { paymentsActivity } from './payments-activity.ts';
export { paymentsCalls } from './payments-calls.ts';
export { paymentsRefusals } from './payments-refusals.ts';
