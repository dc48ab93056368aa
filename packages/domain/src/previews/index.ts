export { previewLimits } from './previews-limits.ts';
export { previewMessages } from './previews-messages.ts';
