export { isPreviewFile, rebaseHtmlFileUrls, rebaseCssFileUrls } from './preview-files.ts';
export { previewLimits } from './previews-limits.ts';
export { previewMessages } from './previews-messages.ts';
