import { discountMessages } from '@sitewright/domain/discounts';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const discountsRefusals = {
  messages: discountMessages,
  statuses: {
    'discount-code-taken': HTTP.CONFLICT,
    'discount-invalid': HTTP.UNPROCESSABLE,
    'discount-too-many': HTTP.CONFLICT,
    'discount-too-many-automatic': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof discountMessages>;
