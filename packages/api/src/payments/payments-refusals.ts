import { paymentMessages } from '@sitewright/domain/payments';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const paymentsRefusals = {
  messages: paymentMessages,
  statuses: {
    'webhook-unsigned': HTTP.FORBIDDEN,
    'refund-impossible': HTTP.CONFLICT,
    'refund-split-impossible': HTTP.CONFLICT,
    'refund-nothing': HTTP.UNPROCESSABLE,
  },
} satisfies RefusalTable<keyof typeof paymentMessages>;
