import { webhookMessages } from '@sitewright/domain/webhooks';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const webhookRefusals = {
  messages: webhookMessages,
  statuses: {
    'webhook-url-invalid': HTTP.UNPROCESSABLE,
    'webhook-url-unreadable': HTTP.UNPROCESSABLE,
    'webhook-url-password': HTTP.UNPROCESSABLE,
    'webhook-url-private': HTTP.UNPROCESSABLE,
    'webhook-events-missing': HTTP.UNPROCESSABLE,
    'webhook-event-not-allowed': HTTP.FORBIDDEN,
    'webhook-too-many': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof webhookMessages>;
