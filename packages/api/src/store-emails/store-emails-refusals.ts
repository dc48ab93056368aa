import { storeEmailMessages } from '@sitewright/domain/store-emails';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const storeEmailsRefusals = {
  messages: storeEmailMessages,
  statuses: {
    'email-text-faulty': HTTP.UNPROCESSABLE,
    'email-always-sent': HTTP.CONFLICT,
    'email-record-hidden': HTTP.FORBIDDEN,
    'email-cart-gone': HTTP.NOT_FOUND,
  },
} satisfies RefusalTable<keyof typeof storeEmailMessages>;
