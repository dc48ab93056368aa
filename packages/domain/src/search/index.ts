export { cutExcerpt } from './cut-excerpt.ts';
export { foldWords } from './fold-words.ts';
export { deletionsOf, isCorrectable, nearestWord } from './misspelt-words.ts';
export { plainTextOf, stripMarkup } from './plain-text.ts';
export { searchConfigurationOf, searchLimits } from './search-languages.ts';
