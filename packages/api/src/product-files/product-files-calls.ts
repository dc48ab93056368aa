import { stateCalls } from '../call/index.ts';
import type { productFileSchemas } from './product-files-schemas.ts';

export const productFileCalls = stateCalls<typeof productFileSchemas>()({
  listPages: {
    method: 'GET',
    path: '/api/product-files/pages',
    caller: 'contributor',
    permission: 'products',
    summary: 'List the products pages that an import can add products to',
  },
  upload: {
    method: 'POST',
    path: '/api/product-files/imports',
    caller: 'contributor',
    permission: 'products',
    texts: 'unprinted',
    body: 'file',
    summary: 'Upload a CSV file of products, or a ZIP file with one and its pictures; it is checked by a job',
  },
  readLatest: {
    method: 'GET',
    path: '/api/product-files/imports',
    caller: 'contributor',
    permission: 'products',
    summary: 'Read the latest import of the site',
  },
  read: {
    method: 'GET',
    path: '/api/product-files/imports/{id}',
    caller: 'contributor',
    permission: 'products',
    summary: 'Read the state, dry run, progress and result of an import',
  },
  check: {
    method: 'POST',
    path: '/api/product-files/imports/{id}/check',
    caller: 'contributor',
    permission: 'products',
    isUnlogged: true,
    summary: 'Check the file of an import again, with other options',
  },
  start: {
    method: 'POST',
    path: '/api/product-files/imports/{id}/start',
    caller: 'contributor',
    permission: 'products',
    summary: 'Import a file that was checked',
  },
  cancel: {
    method: 'POST',
    path: '/api/product-files/imports/{id}/cancel',
    caller: 'contributor',
    permission: 'products',
    summary: 'Cancel an import; products that were imported stay',
  },
  readReport: {
    method: 'GET',
    path: '/api/product-files/imports/{id}/report',
    caller: 'contributor',
    permission: 'products',
    answers: 'file',
    summary: 'Download the skipped rows of an import as a CSV file, with the reason of each',
  },
  exportProducts: {
    method: 'GET',
    path: '/api/product-files/export',
    caller: 'contributor',
    permission: 'products',
    answers: 'file',
    summary: 'Export products as a CSV file in the columns of Squarespace or Shopify',
  },
});
