import { checkoutReply } from '@sitewright/domain/checkout';
import { hashCartToken, readCartToken } from '../../cart/index.ts';
import { decrementCount, incrementCount, isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { orderToken, orderUrl } from '../../orders/index.ts';
import {
  cancelPayment,
  chargePayment,
  findPayment,
  refreshPayment,
  type PaymentRow,
  type PaymentServices,
} from '../../payments/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { findRepeated, isCheckoutOf } from '../checkouts-store.ts';
import { beginPayment, type PaymentRequest } from './begin-payment.ts';

/** Failed attempts, of a network and of a cart: stolen cards are tried out in such numbers. */
const limit = { max: 10, withinSeconds: 60 } as const;
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

const scopesOf = (visitor: CheckoutVisitor): readonly (readonly string[])[] => [
  ['payment', visitor.site.id, visitor.network],
  ['payment-cart', visitor.site.id, readCartToken(visitor) ?? ''],
];

/** Counted before anything is tried, on all nodes; what does not fail is taken off again. */
const countAttempt = async (visitor: CheckoutVisitor): Promise<Refusal | undefined> => {
  const { database, now } = visitor;
  for (const scope of scopesOf(visitor)) {
    const { count, resetsAt } = await incrementCount(database, { scope, limit, now });
    if (count > limit.max)
      return refuse('too-many-requests').retryAfter(Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  }
  return undefined;
};

const forgetAttempt = async (visitor: CheckoutVisitor): Promise<void> => {
  for (const scope of scopesOf(visitor)) await decrementCount(visitor.database, scope);
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
    if (begun.kind !== 'superseded')
      return chargePayment(payments, begun.payment, { outcome: request.outcome });
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
  const { language } = visitor.site.settings;
  if (isRefusal(payment)) {
    await forgetAttempt(visitor);
    return payment;
  }
  const reply = describePayment(payment, language, services.secret);
  if (reply.state === 'failed' || reply.state === 'cancelled')
    return refuse('payment-refused').withMessage(reply.message);
  await forgetAttempt(visitor);
  return reply;
};

const isStale = ({ updatedAt }: PaymentRow, now: Date): boolean =>
  now.getTime() - updatedAt.getTime() > REFRESH_AFTER_MS;

/** The state of a payment, for whoever has the cart that it is for. */
export const readPayment = async (
  visitor: CheckoutVisitor,
  paymentId: string,
  { payments, secret }: PayServices,
): Promise<PaymentReply | Refusal> => {
  const { database, site, now } = visitor;
  const payment = await findPayment(database, { websiteId: site.id, paymentId });
  const token = readCartToken(visitor);
  if (!payment || token === undefined) return refuse('not-found');
  if (!(await isCheckoutOf(database, payment, hashCartToken(token)))) return refuse('not-found');
  const known = isStale(payment, now) ? await refreshPayment(payments, payment) : payment;
  return describePayment(known, site.settings.language, secret);
};
