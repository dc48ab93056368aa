import { giftCardMessages } from '@sitewright/domain/gift-cards';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const giftCardsRefusals = {
  messages: giftCardMessages,
  statuses: {
    'gift-card-invalid': HTTP.UNPROCESSABLE,
    'gift-card-disabled': HTTP.CONFLICT,
    'gift-card-balance-too-low': HTTP.CONFLICT,
    'gift-card-unknown': HTTP.NOT_FOUND,
    'gift-card-not-usable': HTTP.CONFLICT,
    'gift-card-address-missing': HTTP.UNPROCESSABLE,
    'gift-card-change-missing': HTTP.UNPROCESSABLE,
    'gift-card-note-missing': HTTP.UNPROCESSABLE,
  },
} satisfies RefusalTable<keyof typeof giftCardMessages>;
