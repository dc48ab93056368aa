import { giftCardMessages } from '@sitewright/domain/gift-cards';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const giftCardsRefusals = {
  messages: giftCardMessages,
  statuses: {
    'gift-card-invalid': HTTP.UNPROCESSABLE,
    'gift-card-disabled': HTTP.CONFLICT,
    'gift-card-balance-too-low': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof giftCardMessages>;
