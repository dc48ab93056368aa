export { importAsset, type AssetToImport } from './uploads/import-asset.ts';
export { createMediaJobs, type MediaJobsOptions } from './media-jobs.ts';
export { implementMediaCalls } from './media-routes.ts';
export { findAsset, findAssets, listAssets, type AssetFilter } from './media-store.ts';
export { unlinkMissingFiles } from './unlink-missing.ts';
export { originalKey } from './serving/variant-maker.ts';
export { registerMediaRoutes, type MediaRoutes } from './serving/visitor-routes.ts';
