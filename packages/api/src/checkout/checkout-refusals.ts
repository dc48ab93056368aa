import { checkoutMessages } from '@sitewright/domain/checkout';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const checkoutRefusals = {
  messages: checkoutMessages,
  statuses: {
    'checkout-empty': HTTP.CONFLICT,
    'checkout-closed': HTTP.CONFLICT,
    'checkout-incomplete': HTTP.UNPROCESSABLE,
    'checkout-changed': HTTP.CONFLICT,
    'stock-gone': HTTP.CONFLICT,
    'payment-refused': HTTP.UNPROCESSABLE,
    'payment-check': HTTP.PRECONDITION_REQUIRED,
    'payment-pending': HTTP.CONFLICT,
    'gift-card-mode': HTTP.CONFLICT,
    'payment-method-gone': HTTP.CONFLICT,
    'payment-too-small': HTTP.UNPROCESSABLE,
    'payment-too-large': HTTP.UNPROCESSABLE,
    'subscription-unpaid': HTTP.CONFLICT,
    'payment-link-invalid': HTTP.NOT_FOUND,
    'payment-link-expired': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof checkoutMessages>;
