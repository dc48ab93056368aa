export { templateLimits } from './template-limits.ts';
export {
  findPathFault,
  freePath,
  isBinaryText,
  pathMessages,
  templateFolders,
  templateLanguageOf,
  templateLanguages,
  type PathFault,
  type TemplateFolder,
  type TemplateLanguage,
} from './template-paths.ts';
export { languageWords, type TemplateLanguageEntry } from './vocabulary/index.ts';
