export { contributorActivity } from './contributors-activity.ts';
export { contributorCalls } from './contributors-calls.ts';
export { contributorRefusals } from './contributors-refusals.ts';
