import { stateCalls } from '../call/index.ts';
import type { paymentsSchemas } from './payments-schemas.ts';

export const paymentsCalls = stateCalls<typeof paymentsSchemas>()({
  refund: {
    method: 'POST',
    path: '/api/orders/{id}/refunds',
    caller: 'contributor',
    permission: 'refunds',
    summary: 'Refund items or an amount of an order',
  },
  readStripe: {
    method: 'GET',
    path: '/api/payments/stripe',
    caller: 'contributor',
    permission: 'payments',
    summary: 'The connected Stripe account, without its secrets',
  },
  saveStripe: {
    method: 'PUT',
    path: '/api/payments/stripe',
    caller: 'contributor',
    permission: 'payments',
    needsConfirmation: true,
    texts: 'unprinted',
    summary: 'Connect Stripe with its keys, or change them',
    limit: { max: 20, withinSeconds: 600 },
  },
  disconnectStripe: {
    method: 'DELETE',
    path: '/api/payments/stripe',
    caller: 'contributor',
    permission: 'payments',
    needsConfirmation: true,
    summary: 'Disconnect Stripe and delete its keys',
  },
});
