import { orderMessages } from '@sitewright/domain/orders';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const ordersRefusals = {
  messages: orderMessages,
  statuses: {
    'order-cancelled': HTTP.CONFLICT,
    'order-payment-failed': HTTP.CONFLICT,
    'order-not-pickup': HTTP.CONFLICT,
    'order-ready': HTTP.CONFLICT,
    'order-no-downloads': HTTP.CONFLICT,
    'order-nothing-to-fulfil': HTTP.CONFLICT,
    'order-nothing-fulfilled': HTTP.CONFLICT,
    'order-not-pending': HTTP.CONFLICT,
    'order-not-awaiting': HTTP.CONFLICT,
    'order-nothing-to-edit': HTTP.CONFLICT,
    'order-nothing-to-refund': HTTP.CONFLICT,
    'order-not-test': HTTP.CONFLICT,
    'order-shipment-impossible': HTTP.UNPROCESSABLE,
    'order-tracking-invalid': HTTP.UNPROCESSABLE,
    'order-number-too-low': HTTP.UNPROCESSABLE,
    'order-view-invalid': HTTP.UNPROCESSABLE,
    'order-too-many-views': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof orderMessages>;
