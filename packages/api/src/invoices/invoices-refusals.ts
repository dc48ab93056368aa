import { invoicesMessages } from '@sitewright/domain/invoices';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const invoicesRefusals = {
  messages: invoicesMessages,
  statuses: {
    'invoice-exists': HTTP.CONFLICT,
    'invoice-not-paid': HTTP.CONFLICT,
    'invoice-seller-missing': HTTP.CONFLICT,
    'invoice-number-too-low': HTTP.UNPROCESSABLE,
  },
} satisfies RefusalTable<keyof typeof invoicesMessages>;
