export { unusedNames } from './counted-names.ts';
export { foreignTemplates, type ForeignTemplate } from './foreign-templates.ts';
export { mainContentOf, renderSample, requestOf } from './render-sample.ts';
export { readSecondTemplate, readTemplateFolder } from './template-folders.ts';
export {
  itemPage,
  listPage,
  loadSample,
  sampleCollections,
  sampleItems,
  sampleNow,
  systemPage,
  textSection,
} from './sample-site.ts';
