export {
  buildPageContext,
  fullUrlOf,
  type PageCollection,
  type PageContext,
  type PageData,
} from './page-context.ts';
export { contextScript, type PageAssets } from './page-head.ts';
export { renderPage, type PageRequest, type RenderedPage } from './render-page.ts';
export { errorPage, unknownHostPage } from './system-content.ts';
