import { inTransaction } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { issueCreditNote } from '../invoice-records/index.ts';
import { countRefund, insertOrderEvent, lockOrder } from '../orders/index.ts';
import { gatewayOf, type PaymentServices } from './drive-payment.ts';
import { GatewayRejection, type GatewayRefund, type ReferencedPayment } from './gateways/gateway.ts';
import {
  findPayment,
  type PaymentRow,
  type RefundRow,
  lockRefund,
  updateRefund,
} from '../payment-records/index.ts';

/** Money that did not go back does not count as refunded. */
const takeBack = async (
  transaction: Parameters<Parameters<typeof inTransaction>[1]>[0],
  { websiteId, orderId, amountCents, lines }: RefundRow,
  { failure, now }: { readonly failure: string; readonly now: Date },
): Promise<void> => {
  if (orderId === null) return;
  await countRefund(transaction, {
    websiteId,
    orderId,
    amountCents: -amountCents,
    lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity: -quantity })),
    now,
  });
  await insertOrderEvent(transaction, {
    websiteId,
    orderId,
    eventId: newId(),
    kind: 'refund-failed',
    data: { amountCents, failure },
    madeBy: '',
    createdAt: now,
  });
};

/** Money that went back has its credit note. */
export const creditRefund = async (
  transaction: Parameters<Parameters<typeof inTransaction>[1]>[0],
  { orderId, ...refund }: RefundRow,
  now: Date,
): Promise<void> => {
  if (orderId === null) return;
  await lockOrder(transaction, refund.websiteId, orderId);
  const number = await issueCreditNote(transaction, { ...refund, orderId }, now);
  if (number === undefined) return;
  await insertOrderEvent(transaction, {
    websiteId: refund.websiteId,
    orderId,
    eventId: newId(),
    kind: 'credited',
    data: { number },
    madeBy: '',
    createdAt: now,
  });
};

/** What the gateway says of a refund. Money that comes back later is no longer refunded. */
export const storeRefund = async (
  services: PaymentServices,
  { refund, payment }: { readonly refund: RefundRow; readonly payment: PaymentRow },
  outcome: GatewayRefund,
): Promise<RefundRow> => {
  const { database, clock, findSite } = services;
  const site = await findSite(refund.websiteId);
  if (!site) throw new Error('The site is gone.');
  return inTransaction(database, async (transaction) => {
    const locked = await lockRefund(transaction, refund);
    if (locked.state === 'failed' || (locked.state === 'succeeded' && outcome.state !== 'failed'))
      return locked;
    const now = clock();
    if (outcome.state === 'failed') await takeBack(transaction, locked, { ...outcome, now });
    // Also one that is on its way: it was told of then, and is not again.
    else if (locked.state === 'requested')
      await services.announceRefund(transaction, { site, payment, refund: locked, now });
    if (outcome.state === 'succeeded') await creditRefund(transaction, locked, now);
    await updateRefund(transaction, refund, { ...outcome, updatedAt: now });
    return { ...locked, ...outcome };
  });
};

const ask = async (
  services: PaymentServices,
  refund: RefundRow,
  payment: ReferencedPayment,
): Promise<GatewayRefund> => {
  try {
    return await gatewayOf(services, payment).refund(refund, payment);
  } catch (error) {
    if (!(error instanceof GatewayRejection)) throw error;
    return { state: 'failed', failure: error.message };
  }
};

/** Asks the gateway for a refund that was requested. Repeated calls refund once. */
export const finishRefund = async (services: PaymentServices, refund: RefundRow): Promise<RefundRow> => {
  const payment = await findPayment(services.database, refund);
  if (!payment || payment.reference === null) throw new Error('The payment of a refund is gone.');
  const known = { ...payment, reference: payment.reference };
  return storeRefund(services, { refund, payment }, await ask(services, refund, known));
};
