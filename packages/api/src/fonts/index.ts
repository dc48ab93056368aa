export { fontActivity } from './fonts-activity.ts';
export { fontCalls } from './fonts-calls.ts';
export { fontRefusals } from './fonts-refusals.ts';
