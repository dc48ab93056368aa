export { searchCapability } from './search-capability.ts';
export { toSearchResult, searchSite, type SearchResult } from './search-service.ts';
export { productHitPrinter, type ProductHit } from './describe-product-hit.ts';
export { findProductLists } from './suggestions-store.ts';
export { correctQuery } from './suggest-names.ts';
export { searchStatement, type SearchRequest, type SearchRow } from './search-query.ts';
export { searchNames, searchVector, siteLexeme, type Searched } from './search-vector-query.ts';
export { writeSearchWords } from './search-words-store.ts';
