export { createPageHandler, type PageHandler } from './page-handler.ts';
export { implementPageCalls } from './pages-routes.ts';
export { insertCollections, type NewCollection } from './pages-store.ts';
