export { createPreviews, type Previews } from './preview-handler.ts';
export { PreviewHost } from './preview-host.ts';
export { implementPreviewCalls } from './previews-routes.ts';
export { findPreviewedSite } from './previews-service.ts';
