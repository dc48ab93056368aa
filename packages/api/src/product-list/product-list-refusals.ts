import { productListMessages } from '@sitewright/domain/product-list';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const productListRefusals = {
  messages: productListMessages,
  statuses: {
    'bulk-running': HTTP.CONFLICT,
    'bulk-nothing': HTTP.UNPROCESSABLE,
    'bulk-finished': HTTP.CONFLICT,
    'bulk-not-undoable': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof productListMessages>;
