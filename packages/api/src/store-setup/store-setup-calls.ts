import { stateCalls } from '../call/index.ts';
import type { storeSetupSchemas } from './store-setup-schemas.ts';

/** The calls that make a store: its products page, then the category above all others; and what it still needs. */
export const storeSetupCalls = stateCalls<typeof storeSetupSchemas>()({
  createStore: {
    method: 'POST',
    path: '/api/content-service/product/1.1/websites/{websiteId}/products',
    caller: 'contributor',
    permission: 'publish',
    summary: 'Create a products page, published at once',
  },
  readFirstSale: {
    method: 'GET',
    path: '/api/store/first-sale',
    caller: 'contributor',
    permission: 'store-settings',
    summary: 'What the store needs before its first sale, and what of it is done',
  },
  createRootCategory: {
    method: 'POST',
    path: '/api/content-service/product/1.1/websites/{websiteId}/products/{collectionId}/categories',
    caller: 'contributor',
    permission: 'publish',
    summary: 'Create the root category of a products page',
  },
});
