export { mediaCapability } from './media-capability.ts';
export { importAsset, receiveAsset, type AssetToImport } from './uploads/import-asset.ts';
export { findAsset, findAssets, insertAsset, listAssets, type AssetFilter } from './media-store.ts';
export { receiveUpload } from './uploads/uploads-service.ts';
export { describeAsset } from './describe-asset.ts';
export { unlinkMissingFiles } from './unlink-missing.ts';
export { sendFile } from './serving/send-file.ts';
export { originalKey } from './serving/variant-store.ts';
