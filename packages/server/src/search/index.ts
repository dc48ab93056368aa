export { searchCapability } from './search-capability.ts';
export { toSearchResult, searchSite, type SearchResult } from './search-service.ts';
export { searchStatement, type SearchRequest, type SearchRow } from './search-query.ts';
export { searchVector, siteLexeme, type Searched } from './search-vector-query.ts';
