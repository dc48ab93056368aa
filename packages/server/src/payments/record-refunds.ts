import { creditOf } from '@sitewright/domain/orders';
import { inTransaction } from '../database/index.ts';
import { reverseSoldCards } from '../gift-cards/index.ts';
import { newId } from '../ids/index.ts';
import { countRefund, insertOrderEvent, lockOrder } from '../orders/index.ts';
import {
  findRefundAt,
  insertFoundRefund,
  insertPaymentEvent,
  lockPayment,
  type RefundRow,
} from '../payment-records/index.ts';
import type { AppliedEvent } from './apply-result.ts';
import { gatewayOf, type PaymentServices } from './drive-payment.ts';
import { creditRefund, storeRefund } from './finish-refund.ts';
import type { FoundRefund, ReferencedPayment } from './gateways/gateway.ts';

/** Who made it: people of the shop in the dashboard of the gateway. */
const makers: Partial<Record<ReferencedPayment['gateway'], string>> = { stripe: 'Stripe' };

const countAtOrder = async (
  transaction: Parameters<Parameters<typeof inTransaction>[1]>[0],
  { websiteId, orderId, amountCents, creditCents, madeBy, createdAt }: RefundRow,
): Promise<void> => {
  if (orderId === null) return;
  await countRefund(transaction, { websiteId, orderId, amountCents, creditCents, lines: [], now: createdAt });
  await insertOrderEvent(transaction, {
    websiteId,
    orderId,
    eventId: newId(),
    kind: 'refunded',
    data: { amountCents, reason: '', isRestocked: false },
    madeBy,
    createdAt,
  });
};

/** A refund that was made at the gateway, by its reference once. */
const record = async (
  services: PaymentServices,
  { gateway, ...key }: ReferencedPayment,
  { reference, amountCents, outcome }: FoundRefund,
): Promise<void> => {
  const site = await services.findSite(key.websiteId);
  if (!site || outcome.state === 'failed') return;
  await inTransaction(services.database, async (transaction) => {
    const payment = await lockPayment(transaction, key);
    if (!payment) return;
    const now = services.clock();
    const order = await lockOrder(transaction, key.websiteId, payment.orderId ?? '');
    const refund = await insertFoundRefund(transaction, {
      payment,
      amountCents,
      creditCents: order ? Math.min(amountCents, creditOf(order.row)) : 0,
      reference,
      state: outcome.state,
      madeBy: makers[gateway] ?? '',
      now,
    });
    if (!refund) return;
    await countAtOrder(transaction, refund);
    // Gift cards are locked before the counter of credit notes.
    await reverseSoldCards(transaction, { ...refund, now });
    if (outcome.state === 'succeeded') await creditRefund(transaction, refund, now);
    await services.announceRefund(transaction, { site, payment, refund, now });
  });
};

/**
 * Takes over what the gateway knows of the refunds of a payment. The event is stored last: one that is interrupted comes
 * again, and what was done then is found.
 */
export const recordRefunds = async (
  services: PaymentServices,
  payment: ReferencedPayment,
  event: AppliedEvent,
): Promise<void> => {
  for (const found of await gatewayOf(services, payment).listRefunds(payment)) {
    const known = await findRefundAt(services.database, payment, found);
    if (known) await storeRefund(services, { refund: known, payment }, found.outcome);
    else await record(services, payment, found);
  }
  const { websiteId, paymentId } = payment;
  await insertPaymentEvent(services.database, {
    websiteId,
    paymentId,
    ...event,
    createdAt: services.clock(),
  });
};
