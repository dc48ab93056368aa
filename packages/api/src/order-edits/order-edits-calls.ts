import { stateCalls } from '../call/index.ts';
import type { orderEditsSchemas } from './order-edits-schemas.ts';

const owner = { caller: 'contributor', permission: 'orders' } as const;
const ORDER = '/api/orders/{id}';

export const orderEditsCalls = stateCalls<typeof orderEditsSchemas>()({
  preview: {
    ...owner,
    method: 'POST',
    path: `${ORDER}/edit-previews`,
    texts: 'unprinted',
    // It changes nothing.
    isUnlogged: true,
    summary: 'Read what an order would cost after an edit; nothing is changed',
  },
  apply: {
    ...owner,
    method: 'POST',
    path: `${ORDER}/edits`,
    texts: 'unprinted',
    summary: 'Edit an order that is not fulfilled; refused if it was changed since it was read',
  },
  readLink: {
    ...owner,
    method: 'GET',
    path: `${ORDER}/balance-link`,
    summary: 'Read the payment link of what is still to be paid of an order',
  },
  createLink: {
    ...owner,
    method: 'POST',
    path: `${ORDER}/balance-link`,
    summary: 'Create the payment link of the balance, or set its expiry anew',
  },
  sendLink: {
    ...owner,
    method: 'POST',
    path: `${ORDER}/balance-link-mails`,
    texts: 'unprinted',
    summary: 'Send the payment link of the balance to the customer by email',
  },
  revokeLink: {
    ...owner,
    method: 'POST',
    path: `${ORDER}/balance-link-revocations`,
    summary: 'Revoke the payment link of the balance',
  },
});
