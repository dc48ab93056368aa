export { mediaActivity } from './media-activity.ts';
export { mediaCalls } from './media-calls.ts';
export { mediaRefusals } from './media-refusals.ts';
