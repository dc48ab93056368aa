export { templatesCapability } from './templates-capability.ts';
export { findTemplateWarnings } from './find-warnings.ts';
export { createTemplateLibrary, type TemplateDrafts, type TemplateLibrary } from './template-library.ts';
export { templateKind, type TemplateFileContent } from './template-kind.ts';
export { readTemplateFile } from './templates-store.ts';
