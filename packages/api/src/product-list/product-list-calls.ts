import { stateCalls } from '../call/index.ts';
import type { productListSchemas } from './product-list-schemas.ts';

/** The owner's list of products, drafts included, and changes of many products at once. */
export const productListCalls = stateCalls<typeof productListSchemas>()({
  list: {
    method: 'GET',
    path: '/api/catalogue/products',
    caller: 'contributor',
    permission: 'products',
    summary: 'List products, drafts included, filtered and sorted',
  },
  readFilters: {
    method: 'GET',
    path: '/api/catalogue/product-filters',
    caller: 'contributor',
    permission: 'products',
    summary: 'Read the values that products can be filtered by',
  },
  changeProducts: {
    method: 'POST',
    path: '/api/catalogue/product-changes',
    caller: 'contributor',
    permission: 'products',
    summary: 'Start a bulk change of products',
  },
  readLatestChange: {
    method: 'GET',
    path: '/api/catalogue/product-changes/latest',
    caller: 'contributor',
    permission: 'products',
    summary: 'Read the caller’s last bulk change that is running or can be undone',
  },
  readChange: {
    method: 'GET',
    path: '/api/catalogue/product-changes/{id}',
    caller: 'contributor',
    permission: 'products',
    summary: 'Read the progress of a bulk change, and the products it skipped',
  },
  cancelChange: {
    method: 'POST',
    path: '/api/catalogue/product-changes/{id}/cancel',
    caller: 'contributor',
    permission: 'products',
    summary: 'Cancel a bulk change; products that were changed stay changed',
  },
  undoChange: {
    method: 'POST',
    path: '/api/catalogue/product-changes/{id}/undo',
    caller: 'contributor',
    permission: 'products',
    summary: 'Start the undo of a bulk change',
  },
  dismissChange: {
    method: 'POST',
    path: '/api/catalogue/product-changes/{id}/dismiss',
    caller: 'contributor',
    permission: 'products',
    isUnlogged: true,
    summary: 'Dismiss the undo of a bulk change',
  },
});
