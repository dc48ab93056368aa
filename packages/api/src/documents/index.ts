export { documentActivity } from './documents-activity.ts';
export { documentCalls } from './documents-calls.ts';
export { documentRefusals } from './documents-refusals.ts';
