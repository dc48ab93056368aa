import { storeEmailMessages } from '@sitewright/domain/store-emails';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const storeEmailsRefusals = {
  messages: storeEmailMessages,
  statuses: {
    'email-text-faulty': HTTP.UNPROCESSABLE,
    'email-always-sent': HTTP.CONFLICT,
    'email-order-hidden': HTTP.FORBIDDEN,
  },
} satisfies RefusalTable<keyof typeof storeEmailMessages>;
