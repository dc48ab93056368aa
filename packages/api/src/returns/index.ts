export { returnsActivity } from './returns-activity.ts';
export { returnsCalls } from './returns-calls.ts';
export { returnsRefusals } from './returns-refusals.ts';
