import { catalogueMessages } from '@sitewright/domain/catalogue';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const catalogueRefusals = {
  messages: catalogueMessages,
  statuses: {
    'stock-impossible': HTTP.UNPROCESSABLE,
    'stock-changed': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof catalogueMessages>;
