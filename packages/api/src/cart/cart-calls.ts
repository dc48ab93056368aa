import { stateCalls } from '../call/index.ts';
import type { cartSchemas } from './cart-schemas.ts';

/**
 * Limits load, not access to a secret, so it is counted per node: a database write would cost more than the
 * call.
 */
const changes = { max: 600, withinSeconds: 60, countedBy: 'node' } as const;

export const cartCalls = stateCalls<typeof cartSchemas>()({
  read: {
    method: 'GET',
    path: '/api/commerce/shopping-cart',
    caller: 'visitor',
    summary: 'The visitor’s cart; an empty one where there is none',
  },
  addEntry: {
    method: 'POST',
    path: '/api/commerce/shopping-cart/entries',
    caller: 'visitor',
    summary: 'Put an item into the cart',
    limit: changes,
  },
  changeAdditionalFields: {
    method: 'PUT',
    path: '/api/commerce/shopping-cart/entries/{id}/additionalFields',
    caller: 'visitor',
    summary: 'Change what was filled in for an entry',
    limit: changes,
  },
  changeQuantity: {
    method: 'PUT',
    path: '/api/commerce/cart/items/{id}',
    caller: 'visitor',
    summary: 'Change how many of an entry are wanted; none removes it',
    limit: changes,
  },
  removeEntry: {
    method: 'DELETE',
    path: '/api/commerce/cart/items/{id}',
    caller: 'visitor',
    summary: 'Take an entry out of the cart',
    limit: changes,
  },
  chooseShipping: {
    method: 'PUT',
    path: '/api/commerce/cart/shipping',
    caller: 'visitor',
    summary: 'Say where the cart is to be sent and how',
    limit: changes,
  },
  listAlsoBought: {
    method: 'GET',
    path: '/api/commerce/cart/also-bought',
    caller: 'visitor',
    summary: 'What others put into their carts beside the things in this one',
  },
  startSubscription: {
    method: 'POST',
    path: '/api/3/commerce/cart/subscription',
    caller: 'visitor',
    summary: 'Begin to subscribe to a product; its own cart waits for the purchase',
    limit: changes,
  },
});
