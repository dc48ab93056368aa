import { isRefusal } from '../http/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { endAwaitedPayments } from '../payment-records/index.ts';

/** What the owner's actions on an order do to its payments. Refunds are sent by the reconciliation. */
export const orderPayments: Pick<OrderServices, 'requestRefund' | 'settlePayment' | 'dropPayments'> = {
  async requestRefund(context, refund) {
    const requested = await requestRefund(context, refund);
    return isRefusal(requested) ? requested : undefined;
  },
  settlePayment: ({ database, site, now }, orderId) =>
    endAwaitedPayments(database, { websiteId: site.id, orderId }, { state: 'succeeded', now }),
  dropPayments: ({ database, site, now }, orderId) =>
    endAwaitedPayments(database, { websiteId: site.id, orderId }, { state: 'cancelled', now }),
};
