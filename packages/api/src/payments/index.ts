export { paymentsRefusals } from './payments-refusals.ts';
