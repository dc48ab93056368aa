import { restockMessages } from '@sitewright/domain/restock';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const restockRefusals = {
  messages: restockMessages,
  statuses: {
    'restock-email-blank': HTTP.BAD_REQUEST,
    'restock-email-invalid': HTTP.BAD_REQUEST,
    'restock-site-key-missing': HTTP.CONFLICT,
    'restock-captcha-failed': HTTP.BAD_REQUEST,
    'restock-available': HTTP.CONFLICT,
    'restock-closed': HTTP.CONFLICT,
    'restock-sold-out': HTTP.CONFLICT,
    'restock-not-sold': HTTP.CONFLICT,
    'restock-nobody-waits': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof restockMessages>;
