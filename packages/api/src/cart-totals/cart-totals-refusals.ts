import { cartTotalsMessages } from '@sitewright/domain/cart';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const cartTotalsRefusals = {
  messages: cartTotalsMessages,
  statuses: {
    'code-refused': HTTP.UNPROCESSABLE,
    'code-without-cart': HTTP.CONFLICT,
    'too-many-codes': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof cartTotalsMessages>;
