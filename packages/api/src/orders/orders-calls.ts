import { stateCalls } from '../call/index.ts';
import type { ordersSchemas } from './orders-schemas.ts';

const owner = { caller: 'contributor', permission: 'orders' } as const;
const ORDER = '/api/orders/{id}';

export const ordersCalls = stateCalls<typeof ordersSchemas>()({
  list: {
    ...owner,
    method: 'GET',
    path: '/api/orders',
    summary: 'List orders, newest first, by number, name, email address, SKU and filters',
  },
  count: {
    ...owner,
    method: 'GET',
    path: '/api/order-counts',
    summary: 'How many orders are to be fulfilled and how many are unpaid',
  },
  readFigures: {
    ...owner,
    method: 'GET',
    path: '/api/order-figures',
    summary: 'Sales of today and of the last days, and how long orders wait',
  },
  readFilters: {
    ...owner,
    method: 'GET',
    path: '/api/order-filters',
    summary: 'Countries and tags of orders, and the saved views',
  },
  read: { ...owner, method: 'GET', path: ORDER, summary: 'Read an order with its timeline' },
  listSlips: {
    ...owner,
    method: 'GET',
    path: '/api/order-slips',
    summary: 'Read several orders for their packing slips',
  },
  exportAll: {
    ...owner,
    method: 'GET',
    path: '/api/orders.csv',
    answers: 'file',
    summary: 'Orders as a CSV file, a row for each item',
  },
  fulfil: {
    ...owner,
    method: 'POST',
    path: `${ORDER}/shipments`,
    summary: 'Fulfil some or all items of an order, with tracking',
  },
  fulfilMany: {
    ...owner,
    method: 'POST',
    path: '/api/order-shipments',
    summary: 'Fulfil all that is left of several paid orders',
  },
  markReady: {
    ...owner,
    method: 'POST',
    path: `${ORDER}/readiness`,
    summary: 'Mark an order as ready for pickup',
  },
  sendDownloads: {
    ...owner,
    method: 'POST',
    path: `${ORDER}/download-links`,
    summary: 'Send the customer the links to the downloads again',
  },
  unfulfil: {
    ...owner,
    method: 'POST',
    path: `${ORDER}/pending`,
    summary: 'Mark a fulfilled order as pending again',
  },
  cancel: {
    ...owner,
    method: 'POST',
    path: `${ORDER}/cancellation`,
    summary: 'Cancel a pending order and refund what was paid',
  },
  markPaid: {
    ...owner,
    method: 'POST',
    path: `${ORDER}/payment`,
    summary: 'Mark an order as paid that waits for its payment',
  },
  addNote: {
    ...owner,
    method: 'POST',
    path: `${ORDER}/notes`,
    texts: 'unprinted',
    summary: 'Write a note on the timeline of an order, for contributors alone',
  },
  removeNote: {
    ...owner,
    method: 'DELETE',
    path: `${ORDER}/notes/{noteId}`,
    summary: 'Delete a note',
  },
  setTags: {
    ...owner,
    method: 'PUT',
    path: `${ORDER}/tags`,
    texts: 'unprinted',
    summary: 'Change the tags of an order',
  },
  tagMany: {
    ...owner,
    method: 'POST',
    path: '/api/order-tags',
    texts: 'unprinted',
    summary: 'Add a tag to several orders, or remove it',
  },
  removeTestOrders: {
    ...owner,
    method: 'POST',
    path: '/api/test-order-deletions',
    summary: 'Delete test orders, the given ones or all',
  },
  removeDemoOrders: {
    ...owner,
    method: 'POST',
    path: '/api/demo-order-deletions',
    summary: 'Remove the demo orders and their customers',
  },
  readNumbering: {
    ...owner,
    method: 'GET',
    path: '/api/order-numbering',
    summary: 'The number of the next order',
  },
  setNextNumber: {
    ...owner,
    method: 'PUT',
    path: '/api/order-numbering',
    summary: 'Set the number of the next order; it only goes up',
  },
  saveView: {
    ...owner,
    method: 'POST',
    path: '/api/order-views',
    texts: 'unprinted',
    summary: 'Save filters of the order list under a name',
  },
  removeView: {
    ...owner,
    method: 'DELETE',
    path: '/api/order-views/{id}',
    summary: 'Delete a saved view',
  },
});
