import { stateCalls } from '../call/index.ts';
import type { draftOrdersSchemas } from './draft-orders-schemas.ts';

const owner = { caller: 'contributor', permission: 'orders' } as const;
const DRAFTS = '/api/draft-orders';
const DRAFT = `${DRAFTS}/{id}` as const;

export const draftOrdersCalls = stateCalls<typeof draftOrdersSchemas>()({
  list: { ...owner, method: 'GET', path: DRAFTS, summary: 'List draft orders, newest first' },
  findVariants: {
    ...owner,
    method: 'GET',
    path: '/api/draft-order-products',
    summary: 'Search variants of published products by title or SKU, with price and stock',
  },
  read: { ...owner, method: 'GET', path: DRAFT, summary: 'Read a draft order with its totals of now' },
  create: { ...owner, method: 'POST', path: DRAFTS, summary: 'Create an empty draft order' },
  save: {
    ...owner,
    method: 'PUT',
    path: DRAFT,
    texts: 'unprinted',
    // Sent with every change of a field.
    isUnlogged: true,
    summary: 'Change a draft order; refused if it was changed since it was read',
  },
  duplicate: { ...owner, method: 'POST', path: `${DRAFT}/duplicates`, summary: 'Duplicate a draft order' },
  remove: { ...owner, method: 'DELETE', path: DRAFT, summary: 'Delete a draft order' },
  createLink: {
    ...owner,
    method: 'POST',
    path: `${DRAFT}/payment-link`,
    summary: 'Create the payment link of a draft order, or set its expiry anew',
  },
  sendLink: {
    ...owner,
    method: 'POST',
    path: `${DRAFT}/payment-link-mails`,
    texts: 'unprinted',
    summary: 'Send the payment link to the customer by email',
  },
  revokeLink: {
    ...owner,
    method: 'POST',
    path: `${DRAFT}/payment-link-revocations`,
    summary: 'Revoke the payment link of a draft order',
  },
  markPaid: {
    ...owner,
    method: 'POST',
    path: `${DRAFT}/payment`,
    summary: 'Make an order of a draft that was paid outside of the website',
  },
});
