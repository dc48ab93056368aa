export { defaultFilterSettings, type FilterSettings } from './filter-settings.ts';
export {
  choiceParameters,
  IN_STOCK,
  isCommonChoice,
  noChoices,
  offeredChoices,
  readChoices,
  writeChoices,
  type ProductChoices,
} from './product-choices.ts';
export { productSorts, type ProductSort } from './product-sorts.ts';
