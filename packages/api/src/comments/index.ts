export { commentActivity } from './comments-activity.ts';
export { commentCalls } from './comments-calls.ts';
export { commentRefusals } from './comments-refusals.ts';
