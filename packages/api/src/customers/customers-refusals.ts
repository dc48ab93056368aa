import { customerMessages } from '@sitewright/domain/customers';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const customersRefusals = {
  messages: customerMessages,
  statuses: {
    'customer-erased': HTTP.CONFLICT,
    'customer-has-open-orders': HTTP.CONFLICT,
    'customer-has-subscriptions': HTTP.CONFLICT,
    'customer-email-invalid': HTTP.UNPROCESSABLE,
    'customer-email-taken': HTTP.CONFLICT,
    'customer-is-same': HTTP.UNPROCESSABLE,
  },
} satisfies RefusalTable<keyof typeof customerMessages>;
