export { readConfiguration } from './lenient-json.ts';
export type { CollectionConfiguration, CustomType, TemplateConfiguration } from './template-configuration.ts';
export { compileTemplateSet, reachableUnits, type TemplateSet, type TemplateUnit } from './template-set.ts';
export type { SystemTemplateName } from './system-templates.ts';
export { systemWords, type SystemWords } from './texts/system-texts.ts';
export { stringsFor } from './template-strings.ts';
export type { TemplateFiles, TemplateWarning } from './template-warning.ts';
