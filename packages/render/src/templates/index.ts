export {
  compileTemplateSet,
  type TemplateFiles,
  type TemplateSet,
  type TemplateWarning,
} from './template-set.ts';
export { readConfiguration } from './lenient-json.ts';
