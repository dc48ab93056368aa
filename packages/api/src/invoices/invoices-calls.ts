import { stateCalls } from '../call/index.ts';
import type { invoicesSchemas } from './invoices-schemas.ts';

const orders = { caller: 'contributor', permission: 'orders' } as const;
const settings = { caller: 'contributor', permission: 'store-settings' } as const;

export const invoicesCalls = stateCalls<typeof invoicesSchemas>()({
  list: {
    ...orders,
    method: 'GET',
    path: '/api/orders/{id}/invoices',
    summary: 'The invoice and credit notes of an order',
  },
  listAll: {
    ...orders,
    method: 'GET',
    path: '/api/invoices',
    summary: 'List invoices and credit notes, newest first, by number, order, name and filters',
  },
  exportAll: {
    ...orders,
    method: 'GET',
    path: '/api/invoices.csv',
    answers: 'file',
    summary: 'Invoices and credit notes as a CSV file',
  },
  issue: {
    ...orders,
    method: 'POST',
    path: '/api/orders/{id}/invoices',
    summary: 'Create the invoice of a paid order, and credit notes for what was refunded',
  },
  listPrints: {
    ...orders,
    method: 'GET',
    path: '/api/invoice-prints',
    summary: 'Invoices and credit notes of orders, as they are printed',
  },
  readNumbering: {
    ...settings,
    method: 'GET',
    path: '/api/invoice-numbering',
    summary: 'The numbers of the next invoice and credit note',
  },
  setNextNumbers: {
    ...settings,
    method: 'PUT',
    path: '/api/invoice-numbering',
    summary: 'Set the numbers of the next invoice and credit note; they only go up',
  },
});
