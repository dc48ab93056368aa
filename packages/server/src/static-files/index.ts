export { createBuiltFiles } from './built-files.ts';
export { findEntryFile } from './build-manifest.ts';
export { contentTypeOf } from './content-types.ts';
export { registerDevelopmentProxy } from './development-proxy.ts';
export { registerEditorRoutes } from './editor-routes.ts';
export { registerStorefrontRoutes, STOREFRONT_BASE } from './storefront-routes.ts';
