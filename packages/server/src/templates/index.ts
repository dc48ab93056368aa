export { registerAssetRoutes } from './asset-routes.ts';
export { createTemplateLibrary, type TemplateLibrary } from './template-library.ts';
export { replaceTemplateFiles } from './templates-store.ts';
