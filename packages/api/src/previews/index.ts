export { previewCalls } from './previews-calls.ts';
