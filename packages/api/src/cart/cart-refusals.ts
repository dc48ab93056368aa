import { cartMessages } from '@sitewright/domain/cart';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const cartRefusals = {
  messages: cartMessages,
  statuses: {
    'quantity-not-number': HTTP.UNPROCESSABLE,
    'quantity-not-whole': HTTP.UNPROCESSABLE,
    'quantity-out-of-range': HTTP.UNPROCESSABLE,
    'quantity-too-small': HTTP.UNPROCESSABLE,
    'quantity-too-large': HTTP.UNPROCESSABLE,
    'quantity-off-step': HTTP.UNPROCESSABLE,
    'variant-unavailable': HTTP.UNPROCESSABLE,
    'not-enough-stock': HTTP.CONFLICT,
    'one-only': HTTP.CONFLICT,
    'cart-full': HTTP.CONFLICT,
    'additional-fields-invalid': HTTP.UNPROCESSABLE,
    'sold-apart': HTTP.UNPROCESSABLE,
    'not-subscribable': HTTP.UNPROCESSABLE,
  },
} satisfies RefusalTable<keyof typeof cartMessages>;
