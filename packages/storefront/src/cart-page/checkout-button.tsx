import type { Cart } from '../cart/index.ts';
import { cartText } from './display/cart-text.ts';

/** The way to the checkout; none below the minimum of the store, which the totals say. */
export const CheckoutButton = ({ cart }: { readonly cart: Cart }) =>
  cart.shouldBlockPurchaseForMinimumOrderAmount ? null : (
    <p className="sw-cart-checkout">
      <a className="sw-checkout-button" href="/checkout">
        {cartText('checkout')}
      </a>
    </p>
  );
