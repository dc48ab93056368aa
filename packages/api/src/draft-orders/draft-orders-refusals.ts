import { draftOrderMessages } from '@sitewright/domain/draft-orders';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const draftOrdersRefusals = {
  messages: draftOrderMessages,
  statuses: {
    'draft-lines-invalid': HTTP.UNPROCESSABLE,
    'draft-completed': HTTP.CONFLICT,
    'draft-being-paid': HTTP.CONFLICT,
    'draft-empty': HTTP.UNPROCESSABLE,
    'draft-no-email': HTTP.UNPROCESSABLE,
    'draft-out-of-stock': HTTP.CONFLICT,
    'draft-reservation-short': HTTP.CONFLICT,
    'draft-no-link': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof draftOrderMessages>;
