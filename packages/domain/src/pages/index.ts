export { pageTypes, type PageType } from './page-types.ts';
export { isOwnerPath, isPageUrlId, type SeoData } from './page-paths.ts';
