export { readConfiguration } from './lenient-json.ts';
export type { CollectionConfiguration, CustomType, TemplateConfiguration } from './template-configuration.ts';
export { compileTemplateSet, reachableUnits, type TemplateSet, type TemplateUnit } from './template-set.ts';
export type { SystemTemplateName } from './system-templates.ts';
export { systemTexts, type SystemTexts } from './texts/system-texts.ts';
export { stringsFor } from './template-strings.ts';
export { readTweakClasses } from './template-tweaks.ts';
export type { TemplateFiles, TemplateWarning } from './template-warning.ts';
