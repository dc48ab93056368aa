export { previewActivity } from './previews-activity.ts';
export { previewCalls } from './previews-calls.ts';
export { previewRefusals } from './previews-refusals.ts';
