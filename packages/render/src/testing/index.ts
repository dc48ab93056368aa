export { mainContentOf, renderSample, requestOf } from './render-sample.ts';
export { readSecondTemplate } from './second-template.ts';
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
