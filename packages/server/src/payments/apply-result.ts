import { isOpenPayment, type PaymentState } from '@sitewright/domain/payments';
import type { Site } from '@sitewright/domain/sites';
import { lockVariants } from '../catalogue/index.ts';
import { inTransaction, type Database, type Queryable } from '../database/index.ts';
import { isRefusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { insertOrderEvent, markOrderPaid, settleBalance } from '../orders/index.ts';
import { regainGiftCards, releaseGiftCards } from '../gift-cards/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { lockSubscription, type SettledRenewal } from '../subscription-records/index.ts';
import type { GatewayResult } from './gateways/gateway.ts';
import { makeOrder, piecesOf, type MadeOrder } from './make-order.ts';
import { refundMissing } from './refunds/refund-missing.ts';
import { requestRefund } from './refunds/request-refund.ts';
import {
  deleteReservations,
  releaseHolds,
  findPayment,
  insertPaymentEvent,
  isSuperseded,
  lockPayment,
  storeReference,
  updatePayment,
  type PaymentKey,
  type DisputeRow,
  type PaymentRow,
  type RefundRow,
  insertRefund,
} from '../payment-records/index.ts';

export interface ResultServices {
  readonly database: Database;
  findSite(websiteId: string): Promise<Site | undefined>;
  readonly clock: () => Date;
  /** Reads what the emails and webhooks of an order need, before its number is locked. */
  prepareAnnouncement(transaction: Queryable, site: Site): Promise<void>;
  /** Emails and webhooks of a new order, in its transaction. */
  announceOrder(transaction: Queryable, announced: AnnouncedOrder): Promise<void>;
  /** The confirmation of an order that waited for its payment. */
  announcePaid(transaction: Queryable, announced: AnnouncedPayment): Promise<void>;
  /** Cancels the order of a payment that failed later, or tells the shopper that there is none. */
  announceFailure(transaction: Queryable, announced: AnnouncedPayment): Promise<void>;
  /** The email about a refund that was made, in its transaction. */
  announceRefund(transaction: Queryable, announced: AnnouncedRefund): Promise<void>;
  /** The email to the owner about a refund that could not be made, in its transaction. */
  announceRefundFailure(transaction: Queryable, announced: AnnouncedRefundFailure): Promise<void>;
  /** The email to the owner about a dispute, in its transaction. */
  announceDispute(transaction: Queryable, announced: AnnouncedDispute): Promise<void>;
  /** What the end of a payment means for the subscription that it renews, in its transaction. */
  settleRenewal(transaction: Queryable, settled: SettledRenewal): Promise<void>;
}

export interface AnnouncedOrder {
  readonly site: Site;
  readonly payment: PaymentRow;
  readonly order: MadeOrder;
  readonly isPaid: boolean;
  readonly now: Date;
}

export interface AnnouncedPayment {
  readonly site: Site;
  readonly payment: PaymentRow;
  readonly now: Date;
}

export interface AnnouncedRefund {
  readonly site: Site;
  readonly payment: PaymentRow;
  readonly refund: RefundRow;
  readonly now: Date;
}

export interface AnnouncedRefundFailure extends AnnouncedRefund {
  /** The order that it is about; null where there is none. */
  readonly orderId: string | null;
  /** What was not refunded. */
  readonly amountCents: number;
  readonly failure: string;
}

export interface AnnouncedDispute {
  readonly site: Site;
  readonly payment: PaymentRow;
  readonly dispute: DisputeRow;
  readonly now: Date;
}

/** An event of the gateway, stored together with its effect. */
export interface AppliedEvent {
  readonly gateway: string;
  readonly eventId: string;
  readonly kind: string;
}

interface Applied {
  readonly services: ResultServices;
  readonly transaction: Queryable;
  readonly site: Site;
  readonly payment: PaymentRow;
  /** Another attempt of the same checkout has an order or is under way. */
  readonly isSuperseded: boolean;
  /** What was written to the row of the payment. */
  readonly changes: PaymentChanges;
  readonly now: Date;
}

type PaymentChanges = Parameters<typeof updatePayment>[2];

const setState = async (
  { transaction, payment, changes, now }: Applied,
  values: PaymentChanges,
): Promise<void> => {
  Object.assign(changes, values, { updatedAt: now });
  await updatePayment(transaction, payment, { ...values, updatedAt: now });
};

/** Money that no order can be made for goes back. */
const giveBack = async (applied: Applied, reason: string): Promise<void> => {
  const { transaction, payment, now } = applied;
  await releaseHolds(transaction, payment, now);
  // Of nothing to pay: no money was taken.
  if (payment.amountCents === 0) return setState(applied, { state: 'cancelled' });
  await setState(applied, { state: 'succeeded', actionUrl: null });
  await insertRefund(transaction, { payment, amountCents: payment.amountCents, reason, now });
};

/** The order was cancelled before the money came. */
const refundLate = async (
  { transaction, site, payment: { amountCents }, now }: Applied,
  orderId: string,
): Promise<void> => {
  const context = { database: transaction, site, now, contributor: { name: '' } };
  const refund = await requestRefund(context, {
    orderId,
    amountCents,
    acceptsSpentCards: true,
    reason: 'paid-too-late',
  });
  if (isRefusal(refund)) throw new Error(`A payment of a cancelled order is not refunded: ${refund.code}`);
};

const order = async (applied: Applied, isPaid: boolean): Promise<void> => {
  const { services, transaction, site, payment, now } = applied;
  const awaitingDays = isPaid ? 0 : (await readStoreSettings(transaction, site.id)).payments.awaitingDays;
  const made = await makeOrder(transaction, { site, payment, isPaid, awaitingDays, now });
  await setState(applied, {
    state: isPaid ? 'succeeded' : 'processing',
    orderId: made.orderId,
    actionUrl: null,
  });
  if (isPaid) await refundMissing({ database: transaction, site, now, contributor: { name: '' } }, made);
  if (isPaid)
    await services.settleRenewal(transaction, {
      site,
      payment,
      outcome: { kind: 'paid', orderId: made.orderId },
      now,
    });
  await services.announceOrder(transaction, { site, payment, order: made, isPaid, now });
};

/** It is no refund of the order, which never had the money: the owner is told in its timeline. */
const giveBackBalance = async (applied: Applied, orderId: string): Promise<void> => {
  const { transaction, payment, now } = applied;
  const { websiteId, amountCents, currency } = payment;
  await giveBack(applied, 'paid-too-late');
  await insertOrderEvent(transaction, {
    websiteId,
    orderId,
    eventId: newId(),
    kind: 'balance-returned',
    data: { amountCents, currency },
    madeBy: '',
    createdAt: now,
  });
};

/** What was still to be paid of an order. It goes back where the order was changed meanwhile. */
const payBalance = async (applied: Applied, orderId: string): Promise<void> => {
  const { services, transaction, site, payment, now } = applied;
  if (payment.state === 'succeeded') return;
  const { websiteId, amountCents } = payment;
  if (!(await settleBalance(transaction, { websiteId, orderId, amountCents, now })))
    return giveBackBalance(applied, orderId);
  await deleteReservations(transaction, payment);
  await setState(applied, { state: 'succeeded', orderId, actionUrl: null });
  await services.announcePaid(transaction, { site, payment: { ...payment, orderId }, now });
};

const succeed = async (applied: Applied): Promise<void> => {
  const { services, transaction, site, payment, now } = applied;
  if (payment.paysOrderId !== null) return payBalance(applied, payment.paysOrderId);
  if (payment.orderId !== null) {
    if (payment.state === 'succeeded') return;
    const { websiteId, orderId } = payment;
    const isPaid = await markOrderPaid(transaction, { websiteId, orderId, now });
    await setState(applied, { state: 'succeeded' });
    if (isPaid) await services.announcePaid(transaction, { site, payment, now });
    else await refundLate(applied, orderId);
    return;
  }
  // Refunded before.
  if (payment.state === 'succeeded') return;
  if (applied.isSuperseded) return giveBack(applied, 'paid-twice');
  const redemptions = payment.content.giftCards ?? [];
  // Before the gift cards, as by a payment that begins.
  if (redemptions.length > 0)
    await lockVariants(transaction, site.id, [...piecesOf(payment.content.lines).keys()]);
  if (!(await regainGiftCards(transaction, payment, { redemptions, now })))
    return giveBack(applied, 'gift-card-spent');
  await order(applied, true);
};

/** The customer of a subscription is told by email, and it is tried again. */
const endRenewal = async (applied: Applied, failure: PaymentRow['failure']): Promise<void> => {
  const { services, transaction, site, payment, now } = applied;
  const outcome =
    failure === null ? ({ kind: 'cancelled' } as const) : ({ kind: 'failed', failure } as const);
  await services.settleRenewal(transaction, { site, payment, outcome, now });
  await releaseHolds(transaction, payment, now);
};

const end = async (applied: Applied, values: { state: PaymentState; failure: PaymentRow['failure'] }) => {
  const { services, transaction, site, payment, now } = applied;
  if (!isOpenPayment(payment.state)) return;
  await setState(applied, { ...values, actionUrl: null });
  if (payment.content.renewal && payment.orderId === null) return endRenewal(applied, values.failure);
  // A payment that fails at once is told on the page, and who cancels one knows of it.
  const isToldOnPage = payment.state !== 'processing' || values.state === 'cancelled';
  if (payment.orderId !== null || !isToldOnPage)
    await services.announceFailure(transaction, { site, payment, now });
  // After the order and its stock.
  await (payment.orderId === null ? releaseHolds : releaseGiftCards)(transaction, payment, now);
};

/** The owner says when it has come. */
const awaitPayment = async (applied: Applied): Promise<void> => {
  const { paysOrderId } = applied.payment;
  if (paysOrderId === null) return order(applied, false);
  await deleteReservations(applied.transaction, applied.payment);
  await setState(applied, { state: 'processing', orderId: paysOrderId, actionUrl: null });
};

const apply = async (applied: Applied, result: GatewayResult): Promise<void> => {
  const { payment } = applied;
  switch (result.state) {
    case 'succeeded':
      return succeed(applied);
    case 'awaiting':
      if (payment.orderId === null && isOpenPayment(payment.state)) await awaitPayment(applied);
      return undefined;
    case 'failed':
      return end(applied, { state: 'failed', failure: result.failure });
    case 'cancelled':
      return end(applied, { state: 'cancelled', failure: null });
    case 'requires_action':
      if (isOpenPayment(payment.state))
        await setState(applied, { state: 'requires_action', actionUrl: result.actionUrl });
      return undefined;
    case 'processing':
      if (isOpenPayment(payment.state)) await setState(applied, { state: 'processing', actionUrl: null });
      return undefined;
    case 'created':
      return undefined;
  }
};

export interface ResultToApply {
  readonly result: GatewayResult;
  readonly event?: AppliedEvent;
  /** Of a payment that no gateway knows, stored together with its effect. */
  readonly reference?: string;
  /** Nothing happens where another program has created the payment at the gateway meanwhile: it may have charged it. */
  readonly unlessReferenced?: boolean;
}

/**
 * The only place where the state of a payment changes and an order is made. The browser's return, the webhook and the
 * reconciliation all come here; whoever comes second finds what the first has done.
 */
export const applyResult = async (
  services: ResultServices,
  key: PaymentKey,
  { result, event, reference, unlessReferenced = false }: ResultToApply,
): Promise<PaymentRow> => {
  const { database, clock, findSite } = services;
  const site = await findSite(key.websiteId);
  if (!site) throw new Error('The site is gone.');
  const mayOrder = result.state === 'succeeded' || result.state === 'awaiting';
  return inTransaction(database, async (transaction) => {
    // Sent together: the payment is locked first.
    const [payment, superseded] = await Promise.all([
      lockPayment(transaction, key),
      mayOrder && isSuperseded(transaction, key),
      mayOrder && services.prepareAnnouncement(transaction, site),
    ]);
    if (!payment) throw new Error('The payment is gone.');
    const { renewal } = payment.content;
    if (renewal) await lockSubscription(transaction, { websiteId: key.websiteId, ...renewal });
    if (reference !== undefined) await storeReference(transaction, payment, reference);
    const now = clock();
    const isNews =
      !event ||
      (await insertPaymentEvent(transaction, {
        websiteId: key.websiteId,
        ...event,
        paymentId: key.paymentId,
        createdAt: now,
      }));
    const isOutdated = unlessReferenced && payment.reference !== null;
    const changes: PaymentChanges = {};
    if (isNews && !isOutdated)
      await apply({ services, transaction, site, payment, isSuperseded: superseded, changes, now }, result);
    // What becomes of an order changes its payments too.
    const isOfOrder = payment.orderId !== null || payment.paysOrderId !== null;
    const stored = isOfOrder || reference !== undefined ? await findPayment(transaction, key) : undefined;
    return stored ?? { ...payment, ...changes };
  });
};
