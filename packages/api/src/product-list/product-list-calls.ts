import { stateCalls } from '../call/index.ts';
import type { productListSchemas } from './product-list-schemas.ts';

/** The owner's list of products, drafts included, and changes of many products at once. */
export const productListCalls = stateCalls<typeof productListSchemas>()({
  list: {
    method: 'GET',
    path: '/api/catalogue/products',
    caller: 'contributor',
    permission: 'products',
    summary: 'Products as they are saved, filtered, sorted and by window',
  },
  readFilters: {
    method: 'GET',
    path: '/api/catalogue/product-filters',
    caller: 'contributor',
    permission: 'products',
    summary: 'What products can be filtered by',
  },
  changeProducts: {
    method: 'POST',
    path: '/api/catalogue/product-changes',
    caller: 'contributor',
    permission: 'products',
    summary: 'Change many products in the background',
  },
  readLatestChange: {
    method: 'GET',
    path: '/api/catalogue/product-changes/latest',
    caller: 'contributor',
    permission: 'products',
    summary: 'The last bulk change of this contributor that is running or can be undone',
  },
  readChange: {
    method: 'GET',
    path: '/api/catalogue/product-changes/{id}',
    caller: 'contributor',
    permission: 'products',
    summary: 'Progress of a bulk change, and which products it left unchanged',
  },
  cancelChange: {
    method: 'POST',
    path: '/api/catalogue/product-changes/{id}/cancel',
    caller: 'contributor',
    permission: 'products',
    summary: 'Stop a bulk change; what is changed stays changed',
  },
  undoChange: {
    method: 'POST',
    path: '/api/catalogue/product-changes/{id}/undo',
    caller: 'contributor',
    permission: 'products',
    summary: 'Undo a bulk change in the background',
  },
  dismissChange: {
    method: 'POST',
    path: '/api/catalogue/product-changes/{id}/dismiss',
    caller: 'contributor',
    permission: 'products',
    isUnlogged: true,
    summary: 'Stop offering to undo a bulk change',
  },
});
