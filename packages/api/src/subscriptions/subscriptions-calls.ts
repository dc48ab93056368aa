import { stateCalls } from '../call/index.ts';
import type { subscriptionsSchemas } from './subscriptions-schemas.ts';

const reading = { caller: 'contributor', permission: 'orders' } as const;
/** Whoever changes prices or charges a card moves money. */
const charging = { caller: 'contributor', permission: 'refunds' } as const;

export const subscriptionsCalls = stateCalls<typeof subscriptionsSchemas>()({
  list: {
    ...reading,
    method: 'GET',
    path: '/api/subscriptions',
    summary: 'List subscriptions, newest first, filtered by status and customer',
  },
  read: {
    ...reading,
    method: 'GET',
    path: '/api/subscriptions/{id}',
    summary: 'Read a subscription with its periods and orders',
  },
  readFigures: {
    ...reading,
    method: 'GET',
    path: '/api/subscription-figures',
    summary: 'Read recurring revenue, churn and the next charges',
  },
  exportAll: {
    ...reading,
    method: 'GET',
    path: '/api/subscriptions.csv',
    answers: 'file',
    summary: 'Subscriptions as a CSV file',
  },
  pause: {
    ...reading,
    method: 'POST',
    path: '/api/subscriptions/{id}/pause',
    summary: 'Pause a subscription: nothing is charged until it is resumed',
  },
  resume: {
    ...reading,
    method: 'POST',
    path: '/api/subscriptions/{id}/resumption',
    summary: 'Resume a paused subscription with its next period',
  },
  skip: {
    ...reading,
    method: 'POST',
    path: '/api/subscriptions/{id}/skipped-periods',
    summary: 'Skip the next charge of a subscription',
  },
  cancel: {
    ...reading,
    method: 'POST',
    path: '/api/subscriptions/{id}/cancellation',
    summary: 'Cancel a subscription now or at the end of its period',
  },
  keep: {
    ...reading,
    method: 'DELETE',
    path: '/api/subscriptions/{id}/cancellation',
    summary: 'Take back a cancellation at the end of the period',
  },
  changeLine: {
    ...reading,
    method: 'PUT',
    path: '/api/subscriptions/{id}/line',
    summary: 'Change the quantity or the variant of the next renewals',
  },
  changeAddress: {
    ...reading,
    method: 'PUT',
    path: '/api/subscriptions/{id}/address',
    summary: 'Change the delivery address of the next renewals',
  },
  changePrice: {
    ...charging,
    method: 'PUT',
    path: '/api/subscriptions/{id}/price',
    summary:
      'Change the price of a subscription; a higher one begins after 30 days, and the customer is told',
  },
  retry: {
    ...charging,
    method: 'POST',
    path: '/api/subscriptions/{id}/retries',
    summary: 'Charge a payment that is past due once more',
  },
  advance: {
    ...reading,
    method: 'POST',
    path: '/api/subscriptions/{id}/clock',
    summary: 'Move the clock of a test subscription to its next charge',
  },
});
