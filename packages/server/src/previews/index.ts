export { previewsCapability } from './previews-capability.ts';
export { createPreviews, type Previews } from './preview-handler.ts';
export { PreviewHost } from './preview-host.ts';
export { findPreviewedSite } from './previews-service.ts';
