export { followUpsActivity } from './follow-ups-activity.ts';
export { followUpsCalls } from './follow-ups-calls.ts';
export { followUpsRefusals } from './follow-ups-refusals.ts';
