import { isRefusal } from '../http/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { newId } from '../ids/index.ts';
import { endAwaitedPayments, insertPayment } from '../payment-records/index.ts';

/** What the owner's actions on an order do to its payments. Refunds are sent by the reconciliation. */
export const orderPayments: Pick<
  OrderServices,
  'requestRefund' | 'settlePayment' | 'recordBalance' | 'dropPayments'
> = {
  async requestRefund(context, refund) {
    const requested = await requestRefund(context, refund);
    return isRefusal(requested) ? requested : undefined;
  },
  settlePayment: ({ database, site, now }, orderId) =>
    endAwaitedPayments(database, { websiteId: site.id, orderId }, { state: 'succeeded', now }),
  async recordBalance({ database, site, now, publicOrigin }, { row, lines }) {
    // What the customer has announced by the link is this money.
    await endAwaitedPayments(database, row, { state: 'cancelled', now });
    const paymentId = newId();
    await insertPayment(database, {
      websiteId: site.id,
      paymentId,
      checkoutId: newId(),
      idempotencyKey: paymentId,
      gateway: 'manual',
      methodId: '',
      isTest: row.isTest,
      // Refunds are only made of payments with a reference.
      reference: paymentId,
      amountCents: row.balanceCents,
      currency: row.currency,
      state: 'succeeded',
      content: { ...row.content, lines: lines.map(({ content }) => content) },
      orderId: row.orderId,
      paysOrderId: row.orderId,
      publicOrigin,
      createdAt: now,
      updatedAt: now,
    });
  },
  dropPayments: ({ database, site, now }, orderId) =>
    endAwaitedPayments(database, { websiteId: site.id, orderId }, { state: 'cancelled', now }),
};
