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
    summary: 'Read the visitor’s cart; empty if there is none',
  },
  addEntry: {
    method: 'POST',
    path: '/api/commerce/shopping-cart/entries',
    caller: 'visitor',
    summary: 'Add an item to the cart',
    limit: changes,
  },
  changeAdditionalFields: {
    method: 'PUT',
    path: '/api/commerce/shopping-cart/entries/{id}/additionalFields',
    caller: 'visitor',
    summary: 'Change the form answers of a cart entry',
    limit: changes,
  },
  changeQuantity: {
    method: 'PUT',
    path: '/api/commerce/cart/items/{id}',
    caller: 'visitor',
    summary: 'Change the quantity of a cart entry; zero removes it',
    limit: changes,
  },
  removeEntry: {
    method: 'DELETE',
    path: '/api/commerce/cart/items/{id}',
    caller: 'visitor',
    summary: 'Remove an entry from the cart',
    limit: changes,
  },
  listAlsoBought: {
    method: 'GET',
    path: '/api/commerce/cart/also-bought',
    caller: 'visitor',
    summary: 'List products that others bought with those in the cart',
  },
  startSubscription: {
    method: 'POST',
    path: '/api/3/commerce/cart/subscription',
    caller: 'visitor',
    summary: 'Start a subscription to a product, in a cart of its own',
    limit: changes,
  },
});
