export { searchCapability } from './search-capability.ts';
export { describeFound, findOnSite, searchStatement, type SearchAnswer } from './search-service.ts';
export type { SearchRequest, SearchRow } from './search-store.ts';
export { searchVector, siteLexeme, type Searched } from './search-vector.ts';
