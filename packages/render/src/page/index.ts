export {
  requirementKey,
  nothingLoaded,
  type CommentsRequirement,
  type ItemsRequirement,
  type LoadedComment,
  type LoadedRequirements,
  type LoadedTerm,
  type DataRequirement,
  type PageAsset,
  type PageAuthor,
  type PageCollection,
  type PageItem,
  type PageRequirements,
  type RelatedRequirement,
  type TermsRequirement,
} from '../data-requirements/index.ts';
export type { SentForm } from '../blocks/index.ts';
export type { RefusedComment, ThreadOptions } from '../comments/index.ts';
export type { RefusedSignUp } from '../restock/index.ts';
export { unlinkFiles } from './output/unlink-files.ts';
export { findFolderRedirect } from './model/folder-redirect.ts';
export { createPageBlocks, type PageBlocks } from './blocks/page-blocks.ts';
export { buildPageContext, type PageContext } from './context/page-context.ts';
export { isProductPage } from './context/shop-context.ts';
export type {
  CartNotice,
  DigitalProduct,
  PageData,
  PageFilters,
  PageNeighbours,
  SearchHit,
  ShopPageData,
} from './model/page-data.ts';
export type { PageAssets, PageTranslation } from './head/page-head.ts';
export { changesAt, hasCalendar, cacheTagsOf, type PageCacheTag } from './model/page-lifetime.ts';
export { requirementsOfPage } from './requirements/page-requirements.ts';
export { requirementsOfPart, renderPart, type CanvasPart } from './edit/render-part.ts';
export { fullUrlOf, itemUrlOf } from './model/page-urls.ts';
export { siteStrings } from './model/site-strings.ts';
export { renderMainContent, renderPage, type PageRequest, type RenderedPage } from './render-page.ts';
export {
  errorPage,
  externalRedirectPage,
  previewGonePage,
  tooManyPage,
  unknownHostPage,
} from './context/system-content.ts';
