import type { Queryable } from '../database/index.ts';
import { failOrder, sendOrderMail, sendPaymentFailedMail } from '../orders/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { enqueueEvent } from '../webhooks/index.ts';
import type { AnnouncedOrder, AnnouncedPayment, AnnouncedRefund, ResultServices } from './apply-result.ts';

const instructionsOf = async (
  transaction: Queryable,
  { site, payment }: AnnouncedOrder,
): Promise<string | undefined> => {
  const { payments } = await readStoreSettings(transaction, site.id);
  return payments.manualMethods.find(({ id }) => id === payment.methodId)?.instructions;
};

const describeOrder = ({ payment, order, isPaid, now }: AnnouncedOrder) => ({
  orderId: order.orderId,
  orderNumber: order.number,
  testMode: payment.isTest,
  isPaid,
  createdOn: now.toISOString(),
  grandTotal: { cents: payment.amountCents, currency: payment.currency },
  items: payment.content.lines.map(({ itemId, variantId, sku, title, quantity, unitCents }) => ({
    itemId,
    variantId,
    sku,
    title,
    quantity,
    unitCents,
  })),
});

const announceOrder = async (
  transaction: Queryable,
  announced: AnnouncedOrder,
  secret: string,
): Promise<void> => {
  const { site, payment, order, isPaid, now } = announced;
  const context = { site, publicOrigin: payment.publicOrigin, secret, now };
  const { orderId } = order;
  const instructions = isPaid ? undefined : await instructionsOf(transaction, announced);
  await sendOrderMail(transaction, context, {
    kind: isPaid ? 'confirmed' : 'awaiting',
    orderId,
    ...(instructions === undefined ? {} : { instructions }),
  });
  await sendOrderMail(transaction, context, { kind: 'new-order', orderId });
  await enqueueEvent(transaction, site.id, { type: 'order.created', data: describeOrder(announced), now });
};

/** The email about a cancellation says that the money comes back. */
const isToldOtherwise = ({ reason, orderId }: AnnouncedRefund['refund']): boolean =>
  orderId === null || reason === 'cancelled';

const announceRefund = async (
  transaction: Queryable,
  { site, payment, refund, now }: AnnouncedRefund,
  secret: string,
): Promise<void> => {
  if (isToldOtherwise(refund)) return;
  const context = { site, publicOrigin: payment.publicOrigin, secret, now };
  await sendOrderMail(transaction, context, {
    kind: 'refunded',
    orderId: refund.orderId ?? '',
    refundedCents: refund.amountCents,
  });
};

const announcePaid = async (
  transaction: Queryable,
  { site, payment, now }: AnnouncedPayment,
  secret: string,
): Promise<void> => {
  const context = { site, publicOrigin: payment.publicOrigin, secret, now };
  if (payment.orderId !== null)
    await sendOrderMail(transaction, context, { kind: 'confirmed', orderId: payment.orderId });
};

const announceFailure = async (
  transaction: Queryable,
  { site, payment, now }: AnnouncedPayment,
  secret: string,
): Promise<void> => {
  const { orderId, publicOrigin } = payment;
  const context = { site, publicOrigin, secret, now };
  if (orderId === null) await sendPaymentFailedMail(transaction, context, payment);
  else await failOrder(transaction, { ...context, orderId });
};

/** Emails to the customer and the owner, and webhooks, in the transaction of what they tell of. */
export const createAnnouncer = (
  secret: string,
): Pick<ResultServices, 'announceOrder' | 'announcePaid' | 'announceFailure' | 'announceRefund'> => ({
  announceOrder: (transaction, announced) => announceOrder(transaction, announced, secret),
  announcePaid: (transaction, announced) => announcePaid(transaction, announced, secret),
  announceFailure: (transaction, announced) => announceFailure(transaction, announced, secret),
  announceRefund: (transaction, announced) => announceRefund(transaction, announced, secret),
});
