export { commentActivity } from './comments-activity.ts';
export { commentCalls } from './comments-calls.ts';
export { visitorCommentCalls } from './visitor-comment-calls.ts';
export { commentRefusals } from './comments-refusals.ts';
