import { paymentMessages } from '@sitewright/domain/payments';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const paymentsRefusals = {
  messages: paymentMessages,
  statuses: {
    'webhook-unsigned': HTTP.FORBIDDEN,
    'webhook-not-set-up': HTTP.UNAVAILABLE,
    'stripe-publishable-key-invalid': HTTP.UNPROCESSABLE,
    'stripe-secret-key-invalid': HTTP.UNPROCESSABLE,
    'stripe-modes-differ': HTTP.UNPROCESSABLE,
    'stripe-webhook-secret-invalid': HTTP.UNPROCESSABLE,
    'stripe-key-refused': HTTP.UNPROCESSABLE,
    'stripe-unreachable': HTTP.UNAVAILABLE,
    'stripe-account-in-use': HTTP.CONFLICT,
    'refund-impossible': HTTP.CONFLICT,
    'refund-split-impossible': HTTP.CONFLICT,
    'refund-disputed': HTTP.CONFLICT,
    'refund-cards-spent': HTTP.CONFLICT,
    'refund-nothing': HTTP.UNPROCESSABLE,
  },
} satisfies RefusalTable<keyof typeof paymentMessages>;
