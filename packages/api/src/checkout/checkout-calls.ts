import { stateCalls } from '../call/index.ts';
import type { checkoutSchemas } from './checkout-schemas.ts';

const changes = { max: 600, withinSeconds: 60, countedBy: 'node' } as const;

export const checkoutCalls = stateCalls<typeof checkoutSchemas>()({
  read: {
    method: 'GET',
    path: '/api/commerce/checkout',
    caller: 'visitor',
    summary: 'Read the checkout of the visitor’s cart',
  },
  save: {
    method: 'PUT',
    path: '/api/commerce/checkout',
    caller: 'visitor',
    summary: 'Save what the shopper has entered; fields that are left out stay',
    limit: changes,
  },
  applyCode: {
    method: 'POST',
    path: '/api/commerce/checkout/codes',
    caller: 'visitor',
    summary: 'Apply a gift card or a discount code',
    limit: changes,
  },
  removeGiftCard: {
    method: 'DELETE',
    path: '/api/commerce/checkout/gift-cards/{id}',
    caller: 'visitor',
    summary: 'Take a gift card off the checkout',
    limit: changes,
  },
  pay: {
    method: 'POST',
    path: '/api/commerce/checkout/payments',
    caller: 'visitor',
    summary: 'Place the order and pay; repeated with the same key it answers the same',
    limit: changes,
  },
  readPayment: {
    method: 'GET',
    path: '/api/commerce/checkout/payments/{id}',
    caller: 'visitor',
    summary: 'Read the state of a payment of this visitor',
  },
});
