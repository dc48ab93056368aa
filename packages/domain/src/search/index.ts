export { plainTextOf, stripMarkup } from './plain-text.ts';
export { searchConfigurationOf, searchLimits } from './search-languages.ts';
