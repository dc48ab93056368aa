export { findOnSite, type SearchAnswer } from './search-service.ts';
export { implementSearchCalls } from './search-routes.ts';
export { searchVector, siteLexeme, type Searched } from './search-vector.ts';
