import { stateCalls } from '../call/index.ts';
import type { returnsSchemas } from './returns-schemas.ts';

const owner = { caller: 'contributor', permission: 'orders' } as const;

const RETURN = '/api/orders/{id}/returns/{returnId}';

export const returnsCalls = stateCalls<typeof returnsSchemas>()({
  list: {
    ...owner,
    method: 'GET',
    path: '/api/orders/{id}/returns',
    summary: 'Returns and withdrawals that the customer of an order has asked for',
  },
  listAll: {
    ...owner,
    method: 'GET',
    path: '/api/returns',
    summary: 'List returns and withdrawals, newest first, by order, name and filters',
  },
  accept: {
    ...owner,
    method: 'POST',
    path: `${RETURN}/acceptance`,
    texts: 'unprinted',
    summary: 'Accept a return and email the customer how to send the items',
  },
  decline: {
    ...owner,
    method: 'POST',
    path: `${RETURN}/refusal`,
    texts: 'unprinted',
    summary: 'Decline a return and email the customer why',
  },
  receive: {
    ...owner,
    method: 'POST',
    path: `${RETURN}/receipt`,
    summary: 'Mark the items of a return as received, restocked or not',
  },
});
