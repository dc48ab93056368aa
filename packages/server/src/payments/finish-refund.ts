import { inTransaction, type Queryable } from '../database/index.ts';
import { refundToGiftCards, restoreSoldCards, reverseSoldCards } from '../gift-cards/index.ts';
import { newId } from '../ids/index.ts';
import { findCreditNote, issueCreditNote } from '../invoice-records/index.ts';
import { countRefund, insertOrderEvent, lockOrder } from '../orders/index.ts';
import type { AnnouncedRefund } from './apply-result.ts';
import { gatewayOf, type PaymentServices } from './drive-payment.ts';
import { GatewayRejection, type GatewayRefund, type ReferencedPayment } from './gateways/gateway.ts';
import {
  findPayment,
  gatewayCentsOf,
  listPayments,
  type PaymentRow,
  type RefundRow,
  lockRefund,
  updateRefund,
} from '../payment-records/index.ts';

/** Gift cards have their part as soon as the gateway has accepted its own, and keep it. */
const keptParts = ({ state, giftCards }: RefundRow): RefundRow['giftCards'] =>
  state === 'requested' ? [] : giftCards;

const unmadeCents = (refund: RefundRow): number =>
  keptParts(refund).reduce((left, part) => left - part.amountCents, refund.amountCents);

const uncount = async (transaction: Queryable, refund: RefundRow, now: Date): Promise<void> => {
  const { websiteId, orderId, lines } = refund;
  if (orderId === null) return;
  const amountCents = unmadeCents(refund);
  await countRefund(transaction, {
    websiteId,
    orderId,
    amountCents: -amountCents,
    creditCents: -Math.min(refund.creditCents, amountCents),
    lines:
      amountCents < refund.amountCents
        ? []
        : lines.map(({ lineId, quantity }) => ({ lineId, quantity: -quantity })),
    now,
  });
};

/** The order that a refund is about: its own, or the one that its money was not used for. */
const subjectOf = async (
  transaction: Queryable,
  { refund, payment }: { readonly refund: RefundRow; readonly payment: PaymentRow },
): Promise<string | null> => {
  const known = refund.orderId ?? payment.paysOrderId;
  if (known !== null) return known;
  const attempts = await listPayments(transaction, payment.websiteId, payment.checkoutId);
  return attempts.find(({ orderId }) => orderId !== null)?.orderId ?? null;
};

/** Who has just asked for it reads the answer. */
const isToldAtOnce = ({ madeBy, state }: RefundRow): boolean => madeBy !== '' && state === 'requested';

/** Money that did not go back does not count as refunded, and the owner is told. */
const takeBack = async (
  services: PaymentServices,
  transaction: Queryable,
  { failure, ...failed }: AnnouncedRefund & { readonly failure: string },
): Promise<void> => {
  const { refund, now } = failed;
  await uncount(transaction, refund, now);
  const orderId = await subjectOf(transaction, failed);
  const amountCents = unmadeCents(refund);
  // A note that was issued stays, because numbers have no gaps: the owner is told of it.
  const note = await findCreditNote(transaction, refund);
  if (orderId !== null)
    await insertOrderEvent(transaction, {
      websiteId: refund.websiteId,
      orderId,
      eventId: newId(),
      kind: 'refund-failed',
      data: {
        amountCents,
        failure,
        ...(note ? { creditNote: note.number } : {}),
        ...(refund.orderId === null ? { isReturn: true } : {}),
      },
      madeBy: '',
      createdAt: now,
    });
  if (!isToldAtOnce(refund))
    await services.announceRefundFailure(transaction, { ...failed, orderId, amountCents, failure });
};

/** Money that went back has its credit note. */
export const creditRefund = async (
  transaction: Queryable,
  { orderId, ...refund }: RefundRow,
  now: Date,
): Promise<void> => {
  if (orderId === null) return;
  const order = await lockOrder(transaction, refund.websiteId, orderId);
  if (!order) return;
  const { totalCents: orderCents } = order.row;
  const number = await issueCreditNote(transaction, { ...refund, orderId, orderCents }, now);
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
    if (outcome.state === 'failed')
      await takeBack(services, transaction, {
        site,
        payment,
        refund: locked,
        failure: outcome.failure,
        now,
      });
    // Also one that is on its way: it was told of then, and is not again.
    else if (locked.state === 'requested')
      await services.announceRefund(transaction, { site, payment, refund: locked, now });
    // An order is locked before its gift cards, and they before the counter of credit notes.
    if (locked.orderId !== null) await lockOrder(transaction, locked.websiteId, locked.orderId);
    if (outcome.state !== 'failed' && locked.state === 'requested') {
      await refundToGiftCards(transaction, {
        ...locked,
        parts: locked.giftCards,
        buyer: {
          site,
          secret: services.secret,
          publicOrigin: payment.publicOrigin,
          email: payment.content.email,
          language: payment.content.language,
        },
        now,
      });
      await reverseSoldCards(transaction, { ...locked, now });
    }
    if (outcome.state === 'failed') await restoreSoldCards(transaction, { ...locked, now });
    if (outcome.state === 'succeeded') await creditRefund(transaction, locked, now);
    // A failed one names the parts that went back all the same.
    const giftCards = outcome.state === 'failed' ? keptParts(locked) : locked.giftCards;
    await updateRefund(transaction, refund, { ...outcome, giftCards, updatedAt: now });
    return { ...locked, ...outcome };
  });
};

const ask = async (
  services: PaymentServices,
  refund: RefundRow,
  payment: ReferencedPayment,
): Promise<GatewayRefund> => {
  const amountCents = gatewayCentsOf(refund);
  // All of it goes to gift cards.
  if (amountCents === 0) return { state: 'succeeded', reference: refund.refundId };
  try {
    return await gatewayOf(services, payment).refund({ ...refund, amountCents }, payment);
  } catch (error) {
    if (!(error instanceof GatewayRejection)) throw error;
    return { state: 'failed', failure: error.message };
  }
};

/**
 * Asks the gateway for a refund that was requested. Repeated calls refund once. Links of the emails have the given
 * origin, or that of the payment.
 */
export const finishRefund = async (
  services: PaymentServices,
  refund: RefundRow,
  publicOrigin?: string,
): Promise<RefundRow> => {
  const found = await findPayment(services.database, refund);
  if (!found || found.reference === null) throw new Error('The payment of a refund is gone.');
  const payment = { ...found, publicOrigin: publicOrigin ?? found.publicOrigin };
  const known = { ...payment, reference: found.reference };
  return storeRefund(services, { refund, payment }, await ask(services, refund, known));
};
