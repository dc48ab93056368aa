import type { FormatterTable } from '@sitewright/template';
import { cartQuantity, cartSubtotal, cartUrl } from './cart-formatters.ts';

export const formatters: FormatterTable = {
  'cart-quantity': cartQuantity,
  'cart-subtotal': cartSubtotal,
  'cart-url': cartUrl,
};
