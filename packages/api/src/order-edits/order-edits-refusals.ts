import { orderEditMessages } from '@sitewright/domain/order-edits';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const orderEditsRefusals = {
  messages: orderEditMessages,
  statuses: {
    'order-edit-empty': HTTP.UNPROCESSABLE,
    'order-edit-no-items': HTTP.UNPROCESSABLE,
    'order-edit-line-fixed': HTTP.CONFLICT,
    'order-edit-line-free': HTTP.UNPROCESSABLE,
    'order-edit-invalid': HTTP.UNPROCESSABLE,
    'order-edit-unavailable': HTTP.CONFLICT,
    'order-edit-digital': HTTP.UNPROCESSABLE,
    'order-edit-no-address': HTTP.UNPROCESSABLE,
    'order-edit-out-of-stock': HTTP.CONFLICT,
    'order-edit-changed': HTTP.CONFLICT,
    'order-edit-below-gift-cards': HTTP.CONFLICT,
    'order-edit-being-paid': HTTP.CONFLICT,
    'order-no-balance': HTTP.CONFLICT,
    'balance-no-email': HTTP.UNPROCESSABLE,
    'balance-no-link': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof orderEditMessages>;
