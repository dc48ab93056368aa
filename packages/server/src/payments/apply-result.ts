import type { PaymentState } from '@sitewright/domain/payments';
import type { Site } from '@sitewright/domain/sites';
import { inTransaction, type Database, type Queryable } from '../database/index.ts';
import { isRefusal } from '../http/index.ts';
import { markOrderPaid } from '../orders/index.ts';
import { readStoreSettings } from '../store/index.ts';
import type { GatewayResult } from './gateways/gateway.ts';
import { makeOrder, type MadeOrder } from './make-order.ts';
import { refundMissing } from './refunds/refund-missing.ts';
import { requestRefund } from './refunds/request-refund.ts';
import {
  releaseHolds,
  insertPaymentEvent,
  listPayments,
  lockPayment,
  updatePayment,
  type PaymentKey,
  type PaymentRow,
  type RefundRow,
  insertRefund,
} from '../payment-records/index.ts';

export interface ResultServices {
  readonly database: Database;
  findSite(websiteId: string): Promise<Site | undefined>;
  readonly clock: () => Date;
  /** Emails and webhooks of a new order, in its transaction. */
  announceOrder(transaction: Queryable, announced: AnnouncedOrder): Promise<void>;
  /** The confirmation of an order that waited for its payment. */
  announcePaid(transaction: Queryable, announced: AnnouncedPayment): Promise<void>;
  /** Cancels the order of a payment that failed later, or tells the shopper that there is none. */
  announceFailure(transaction: Queryable, announced: AnnouncedPayment): Promise<void>;
  /** The email about a refund that was made, in its transaction. */
  announceRefund(transaction: Queryable, announced: AnnouncedRefund): Promise<void>;
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
  readonly now: Date;
}

const setState = ({ transaction, payment, now }: Applied, values: Parameters<typeof updatePayment>[2]) =>
  updatePayment(transaction, payment, { ...values, updatedAt: now });

/** Money that no order can be made for goes back. */
const refundAll = async ({ transaction, payment, now }: Applied, reason: string): Promise<void> => {
  await insertRefund(transaction, { payment, amountCents: payment.amountCents, reason, now });
};

/** The order was cancelled before the money came. */
const refundLate = async (
  { transaction, site, payment: { amountCents }, now }: Applied,
  orderId: string,
): Promise<void> => {
  const context = { database: transaction, site, now, contributor: { name: '' } };
  const refund = await requestRefund(context, { orderId, amountCents, reason: 'paid-too-late' });
  if (isRefusal(refund)) throw new Error(`A payment of a cancelled order is not refunded: ${refund.code}`);
};

const isSuperseded = async ({ transaction, payment }: Applied): Promise<boolean> => {
  const attempts = await listPayments(transaction, payment.websiteId, payment.checkoutId);
  return attempts.some(
    ({ paymentId, orderId, state }) =>
      paymentId !== payment.paymentId &&
      (orderId !== null || state === 'created' || state === 'requires_action' || state === 'processing'),
  );
};

const order = async (applied: Applied, isPaid: boolean): Promise<void> => {
  const { services, transaction, site, payment, now } = applied;
  const { payments: settings } = await readStoreSettings(transaction, site.id);
  const made = await makeOrder(transaction, {
    site,
    payment,
    isPaid,
    awaitingDays: settings.awaitingDays,
    now,
  });
  await setState(applied, {
    state: isPaid ? 'succeeded' : 'processing',
    orderId: made.orderId,
    actionUrl: null,
  });
  if (isPaid) await refundMissing({ database: transaction, site, now, contributor: { name: '' } }, made);
  await services.announceOrder(transaction, { site, payment, order: made, isPaid, now });
};

const succeed = async (applied: Applied): Promise<void> => {
  const { services, transaction, site, payment, now } = applied;
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
  if (await isSuperseded(applied)) {
    await setState(applied, { state: 'succeeded' });
    await releaseHolds(transaction, payment);
    await refundAll(applied, 'paid-twice');
    return;
  }
  await order(applied, true);
};

const isOpen = ({ state }: PaymentRow): boolean =>
  state === 'created' || state === 'requires_action' || state === 'processing';

const end = async (applied: Applied, values: { state: PaymentState; failure: PaymentRow['failure'] }) => {
  const { services, transaction, site, payment, now } = applied;
  if (!isOpen(payment)) return;
  await setState(applied, { ...values, actionUrl: null });
  if (payment.orderId === null) await releaseHolds(transaction, payment);
  // A payment that fails at once is told on the page, and who cancels one knows of it.
  const isToldOnPage = payment.state !== 'processing' || values.state === 'cancelled';
  if (payment.orderId !== null || !isToldOnPage)
    await services.announceFailure(transaction, { site, payment, now });
};

const apply = async (applied: Applied, result: GatewayResult): Promise<void> => {
  const { payment } = applied;
  switch (result.state) {
    case 'succeeded':
      return succeed(applied);
    case 'awaiting':
      if (payment.orderId === null && isOpen(payment)) await order(applied, false);
      return undefined;
    case 'failed':
      return end(applied, { state: 'failed', failure: result.failure });
    case 'cancelled':
      return end(applied, { state: 'cancelled', failure: null });
    case 'requires_action':
      if (isOpen(payment)) await setState(applied, { state: 'requires_action', actionUrl: result.actionUrl });
      return undefined;
    case 'processing':
      if (isOpen(payment)) await setState(applied, { state: 'processing', actionUrl: null });
      return undefined;
    case 'created':
      return undefined;
  }
};

/**
 * The only place where the state of a payment changes and an order is made. The browser's return, the webhook and the
 * reconciliation all come here; whoever comes second finds what the first has done.
 */
export const applyResult = async (
  services: ResultServices,
  key: PaymentKey,
  { result, event }: { readonly result: GatewayResult; readonly event?: AppliedEvent },
): Promise<PaymentRow> => {
  const { database, clock, findSite } = services;
  const site = await findSite(key.websiteId);
  if (!site) throw new Error('The site is gone.');
  return inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, key);
    if (!payment) throw new Error('The payment is gone.');
    const now = clock();
    const isNews =
      !event ||
      (await insertPaymentEvent(transaction, {
        websiteId: key.websiteId,
        ...event,
        paymentId: key.paymentId,
        createdAt: now,
      }));
    if (isNews) await apply({ services, transaction, site, payment, now }, result);
    return (await lockPayment(transaction, key)) ?? payment;
  });
};
