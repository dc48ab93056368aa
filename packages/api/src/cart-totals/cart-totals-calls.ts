import { stateCalls } from '../call/index.ts';
import type { cartTotalsSchemas } from './cart-totals-schemas.ts';

/** Counted per node, as other changes of the cart; wrong codes are limited by the handler. */
const changes = { max: 600, withinSeconds: 60, countedBy: 'node' } as const;

/** Apart from the other calls of the cart, because every page with a product carries those. */
export const cartTotalsCalls = stateCalls<typeof cartTotalsSchemas>()({
  chooseShipping: {
    method: 'PUT',
    path: '/api/commerce/cart/shipping',
    caller: 'visitor',
    summary: 'Set the shipping address and option of the cart',
    limit: changes,
  },
  setShippingLocation: {
    method: 'PUT',
    path: '/api/3/commerce/cart/{token}/shipping/location',
    caller: 'visitor',
    summary: 'Set the shipping address of the cart with this token',
    limit: changes,
  },
  listShippingCountries: {
    method: 'GET',
    path: '/api/commerce/cart/shipping/countries',
    caller: 'visitor',
    summary: 'List the countries that the store ships to',
  },
  applyCode: {
    method: 'POST',
    path: '/api/commerce/cart/codes',
    caller: 'visitor',
    summary: 'Apply a discount code to the cart',
    limit: changes,
  },
  removeCode: {
    method: 'DELETE',
    path: '/api/commerce/cart/codes/{code}',
    caller: 'visitor',
    summary: 'Remove a discount code from the cart',
    limit: changes,
  },
});
