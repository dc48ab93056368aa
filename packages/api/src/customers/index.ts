export { customersActivity } from './customers-activity.ts';
export { customersCalls } from './customers-calls.ts';
export { customersRefusals } from './customers-refusals.ts';
