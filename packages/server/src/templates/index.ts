export { registerAssetRoutes } from './asset-routes.ts';
export { findTemplateWarnings } from './find-warnings.ts';
export { createTemplateLibrary, type TemplateDrafts, type TemplateLibrary } from './template-library.ts';
export { templateKind, type TemplateFileContent } from './template-kind.ts';
export { implementTemplateCalls } from './templates-routes.ts';
export { readTemplateFile } from './templates-store.ts';
