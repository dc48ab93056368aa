import { subscriptionMessages } from '@sitewright/domain/subscriptions';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const subscriptionsRefusals = {
  messages: subscriptionMessages,
  statuses: {
    'subscription-state': HTTP.CONFLICT,
    'subscription-charging': HTTP.CONFLICT,
    'subscription-skipped': HTTP.CONFLICT,
    'subscription-variant': HTTP.CONFLICT,
    'subscription-quantity': HTTP.UNPROCESSABLE,
    'subscription-amount': HTTP.UNPROCESSABLE,
    'subscription-address': HTTP.UNPROCESSABLE,
    'subscription-undeliverable': HTTP.UNPROCESSABLE,
    'subscription-method': HTTP.CONFLICT,
    'subscription-price': HTTP.UNPROCESSABLE,
    'subscription-not-test': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof subscriptionMessages>;
