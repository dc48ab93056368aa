import { abandonedCartMessages } from '@sitewright/domain/abandoned-carts';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const abandonedCartsRefusals = {
  messages: abandonedCartMessages,
  statuses: {
    'abandoned-cart-not-waiting': HTTP.CONFLICT,
    'abandoned-cart-bought': HTTP.CONFLICT,
    'abandoned-cart-unsubscribed': HTTP.CONFLICT,
    'abandoned-cart-emptied': HTTP.CONFLICT,
    'abandoned-cart-no-consent': HTTP.CONFLICT,
    'abandoned-cart-paying': HTTP.CONFLICT,
    'abandoned-cart-emailed-lately': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof abandonedCartMessages>;
