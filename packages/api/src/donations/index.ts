export { donationsActivity } from './donations-activity.ts';
export { donationsCalls } from './donations-calls.ts';
export { donationsRefusals } from './donations-refusals.ts';
