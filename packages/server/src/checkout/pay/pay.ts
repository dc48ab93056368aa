import { checkoutReply } from '@sitewright/domain/checkout';
import { hashCartToken } from '../../cart/index.ts';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { orderToken, orderUrl } from '../../orders/index.ts';
import { findPayment, type PaymentRow } from '../../payment-records/index.ts';
import { cancelPayment, chargePayment, refreshPayment, type PaymentServices } from '../../payments/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { checkoutToken } from '../checkout-token.ts';
import { findRepeated, isCheckoutOf } from '../checkouts-store.ts';
import { countAttempt, countFailure, forgetAttempt } from './payment-limits.ts';
import { setLinkCookies } from './link-cookies.ts';
import { beginPayment, type PaymentRequest } from './begin-payment.ts';

/** A new attempt ends the one before; more than this many in one request means that others keep beginning. */
const MAX_ROUNDS = 5;
/** Younger ones are being charged by the request that began them. */
const REFRESH_AFTER_MS = 3000;

export interface PayServices {
  readonly payments: PaymentServices;
  readonly secret: string;
}

export interface PaymentReply {
  readonly paymentId: string | null;
  readonly state: 'requires_action' | 'processing' | 'completed' | 'failed' | 'cancelled';
  readonly url: string;
  readonly message: string;
}

const orderPage = ({ websiteId, orderId, state }: PaymentRow, secret: string): string => {
  const id = orderId ?? '';
  return orderUrl(state === 'succeeded' ? 'confirmed' : 'received', id, orderToken(secret, websiteId, id));
};

/** What the shopper does next. */
export const describePayment = (payment: PaymentRow, language: string, secret: string): PaymentReply => {
  const { paymentId, state, orderId, actionUrl, failure } = payment;
  const reply = { paymentId, url: '', message: '' };
  if (orderId !== null) return { ...reply, state: 'completed', url: orderPage(payment, secret) };
  switch (state) {
    case 'failed':
      return { ...reply, state, message: checkoutReply(failure ?? 'payment-refused', language) };
    case 'cancelled':
      return { ...reply, state, message: checkoutReply('payment-refused', language) };
    case 'requires_action':
      return { ...reply, state, url: actionUrl ?? '' };
    // Succeeded without an order: it was paid twice, and this one goes back.
    case 'succeeded':
    case 'created':
    case 'processing':
      return { ...reply, state: 'processing', message: checkoutReply('payment-pending', language) };
  }
};

const isOver = ({ state, orderId }: PaymentRow): boolean =>
  orderId === null && (state === 'failed' || state === 'cancelled');

const settle = async (
  visitor: CheckoutVisitor,
  request: PaymentRequest,
  { payments }: PayServices,
): Promise<PaymentRow | Refusal> => {
  const repeated = await findRepeated(visitor, request.idempotencyKey);
  if (repeated?.orderId) return repeated;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const begun = await beginPayment(visitor, request);
    if (isRefusal(begun)) return begun;
    if (begun.kind !== 'superseded') return chargePayment(payments, begun.payment, request);
    const ended = await cancelPayment(payments, begun.payment);
    if (!isOver(ended)) return ended.orderId === null ? refuse('payment-pending') : ended;
  }
  return refuse('payment-pending');
};

/** Places the order and pays. Repeated requests and other tabs get the state of the payment that is there. */
export const pay = async (
  visitor: CheckoutVisitor,
  request: PaymentRequest,
  services: PayServices,
): Promise<PaymentReply | Refusal> => {
  const tooMany = await countAttempt(visitor);
  if (tooMany) return tooMany;
  const payment = await settle(visitor, request, services);
  const hasFailed = !isRefusal(payment) && isOver(payment);
  await (hasFailed ? countFailure(visitor) : forgetAttempt(visitor));
  if (isRefusal(payment)) return payment;
  setLinkCookies(visitor, payment.orderId, services.secret);
  const reply = describePayment(payment, visitor.site.settings.language, services.secret);
  return hasFailed ? refuse('payment-refused').withMessage(reply.message) : reply;
};

const isStale = ({ updatedAt }: PaymentRow, now: Date): boolean =>
  now.getTime() - updatedAt.getTime() > REFRESH_AFTER_MS;

/** A payment, for whoever has the cart that it is for. */
export const findOwnPayment = async (
  visitor: CheckoutVisitor,
  paymentId: string,
): Promise<PaymentRow | undefined> => {
  const { database, site } = visitor;
  const payment = await findPayment(database, { websiteId: site.id, paymentId });
  const token = checkoutToken(visitor);
  if (!payment || token === undefined) return undefined;
  return (await isCheckoutOf(database, payment, hashCartToken(token))) ? payment : undefined;
};

/** The state of a payment, asked for again and again while it is being processed. */
export const readPayment = async (
  visitor: CheckoutVisitor,
  paymentId: string,
  { payments, secret }: PayServices,
): Promise<PaymentReply | Refusal> => {
  const payment = await findOwnPayment(visitor, paymentId);
  if (!payment) return refuse('not-found');
  const known = isStale(payment, visitor.now) ? await refreshPayment(payments, payment) : payment;
  setLinkCookies(visitor, known.orderId, secret);
  return describePayment(known, visitor.site.settings.language, secret);
};
