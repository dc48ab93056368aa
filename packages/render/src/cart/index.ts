import type { FormatterTable } from '@sitewright/template';
import type { RenderHost } from '../languages/index.ts';
import { addToCartButton } from './add-to-cart-button.ts';
import { cartQuantity, cartSubtotal, cartUrl } from './cart-formatters.ts';
import { productCheckout } from './product-checkout.ts';
import { quantityInput } from './quantity-input.ts';

export { cartTotals, withCartTotals } from './cart-totals.ts';
export { checkoutButton, withCheckoutButton } from './checkout-button.ts';
export { cartStyles } from './cart-styles.ts';
export { findStandaloneButton, noscriptOrder, removeOrderForms } from './noscript-order.ts';
export { requireChoices } from './required-choices.ts';

export const formatters: FormatterTable<RenderHost> = {
  'add-to-cart-btn': addToCartButton,
  'cart-quantity': cartQuantity,
  'cart-subtotal': cartSubtotal,
  'cart-url': cartUrl,
  'product-checkout': productCheckout,
  'quantity-input': quantityInput,
};
