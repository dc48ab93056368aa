import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import {
  announceCreated,
  announceRefunded,
  failOrder,
  mailNewOrder,
  prepareOrderMail,
  sendOrderMail,
  sendPaymentFailedMail,
  sendPaymentReturnedMail,
  sendUnreturnedMail,
} from '../orders/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { listSubscriptionsOf, mailSubscriber, settleRenewal } from '../subscription-records/index.ts';
import { listActive } from '../webhooks/index.ts';
import type {
  AnnouncedDispute,
  AnnouncedOrder,
  AnnouncedPayment,
  AnnouncedRefund,
  AnnouncedRefundFailure,
  ResultServices,
} from './apply-result.ts';

const instructionsOf = async (
  transaction: Queryable,
  { site, payment }: AnnouncedOrder,
): Promise<string | undefined> => {
  const { payments } = await readStoreSettings(transaction, site.id);
  return payments.manualMethods.find(({ id }) => id === payment.methodId)?.instructions;
};

/** Of the first order alone. */
const mailStarted = async (
  transaction: Queryable,
  { site, payment: { content }, order: { orderId } }: AnnouncedOrder,
  secret: string,
): Promise<void> => {
  if (content.renewal || !content.lines.some(({ subscription }) => subscription)) return;
  const started = await listSubscriptionsOf(transaction, { websiteId: site.id, orderId });
  for (const subscription of started)
    await mailSubscriber(transaction, { site, secret }, { kind: 'subscription-started', subscription });
};

const prepareAnnouncement = async (transaction: Queryable, { id }: Site): Promise<void> => {
  await Promise.all([
    readStoreSettings(transaction, id),
    prepareOrderMail(transaction, id),
    listActive(transaction, id),
  ]);
};

const announceOrder = async (
  transaction: Queryable,
  announced: AnnouncedOrder,
  secret: string,
): Promise<void> => {
  const { site, payment, order, isPaid, now } = announced;
  const context = { site, publicOrigin: payment.publicOrigin, secret, now };
  const { stored, invoiceNumber, hasDownloads } = order;
  const instructions = isPaid ? undefined : await instructionsOf(transaction, announced);
  await mailNewOrder(transaction, context, {
    order: stored,
    kind: isPaid ? 'confirmed' : 'awaiting',
    details: {
      ...(instructions === undefined ? {} : { instructions }),
      ...(invoiceNumber === undefined ? {} : { invoiceNumber }),
    },
    hasDownloads: isPaid && hasDownloads,
  });
  await mailStarted(transaction, announced, secret);
  await announceCreated(transaction, { websiteId: site.id, order: stored, now });
};

/** Money that no order was made of, or that was no longer due. */
const announceReturn = async (
  transaction: Queryable,
  { site, payment, refund: { amountCents: refundedCents }, now }: AnnouncedRefund,
  secret: string,
): Promise<void> => {
  const { paysOrderId, publicOrigin } = payment;
  const context = { site, publicOrigin, secret, now };
  if (paysOrderId === null)
    await sendPaymentReturnedMail(transaction, context, { ...payment, refundedCents });
  else
    await sendOrderMail(transaction, context, {
      kind: 'payment-returned',
      orderId: paysOrderId,
      refundedCents,
    });
};

const announceRefund = async (
  transaction: Queryable,
  announced: AnnouncedRefund,
  secret: string,
): Promise<void> => {
  const { site, payment, refund, now } = announced;
  if (refund.orderId === null) return announceReturn(transaction, announced, secret);
  await announceRefunded(transaction, { websiteId: site.id, orderId: refund.orderId, now }, refund);
  // The email about a cancellation says that the money comes back.
  if (refund.reason === 'cancelled') return;
  const context = { site, publicOrigin: payment.publicOrigin, secret, now };
  await sendOrderMail(transaction, context, {
    kind: 'refunded',
    orderId: refund.orderId,
    refundedCents: refund.amountCents,
    refundedLines: refund.lines,
  });
};

const announceRefundFailure = async (
  transaction: Queryable,
  { site, payment, orderId, amountCents, failure, now }: AnnouncedRefundFailure,
  secret: string,
): Promise<void> => {
  const context = { site, publicOrigin: payment.publicOrigin, secret, now };
  const refundFailure = { text: failure, reference: payment.reference ?? '' };
  const details = { refundedCents: amountCents, refundFailure };
  if (orderId === null) await sendUnreturnedMail(transaction, context, { payment, details });
  else await sendOrderMail(transaction, context, { kind: 'refund-failed', orderId, ...details });
};

const announceDispute = async (
  transaction: Queryable,
  { site, payment, dispute, now }: AnnouncedDispute,
  secret: string,
): Promise<void> => {
  const { orderId, amountCents, currency, reason, respondBy, url } = dispute;
  if (orderId === null) return;
  const context = { site, publicOrigin: payment.publicOrigin, secret, now };
  await sendOrderMail(transaction, context, {
    kind: 'disputed',
    orderId,
    dispute: { amountCents, currency, reason, respondBy, url },
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
): Pick<
  ResultServices,
  | 'prepareAnnouncement'
  | 'announceOrder'
  | 'announcePaid'
  | 'announceFailure'
  | 'announceRefund'
  | 'announceRefundFailure'
  | 'announceDispute'
  | 'settleRenewal'
> => ({
  prepareAnnouncement,
  announceOrder: (transaction, announced) => announceOrder(transaction, announced, secret),
  announcePaid: (transaction, announced) => announcePaid(transaction, announced, secret),
  announceFailure: (transaction, announced) => announceFailure(transaction, announced, secret),
  announceRefund: (transaction, announced) => announceRefund(transaction, announced, secret),
  announceRefundFailure: (transaction, announced) => announceRefundFailure(transaction, announced, secret),
  announceDispute: (transaction, announced) => announceDispute(transaction, announced, secret),
  settleRenewal: (transaction, settled) => settleRenewal(transaction, settled, secret),
});
