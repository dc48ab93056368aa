import { checkoutReply, type CheckoutReply } from '@sitewright/domain/checkout';
import { hasFeature } from '@sitewright/domain/features';
import { hashCartToken } from '../../cart/index.ts';
import { inOneTrip } from '../../database/index.ts';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { orderToken, orderUrl } from '../../orders/index.ts';
import { findPayment, type PaymentRow } from '../../payment-records/index.ts';
import {
  cancelPayment,
  chargePayment,
  refreshPayment,
  savesMethod,
  type PaymentChoice,
  type PaymentServices,
} from '../../payments/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { checkoutToken } from '../checkout-token.ts';
import {
  findEarlierAttempts,
  findLastOrdered,
  isCheckoutOf,
  type EarlierAttempts,
} from '../checkouts-store.ts';
import { loadCartCheckout, type LoadedCheckout } from '../load-checkout.ts';
import { checkForBot, type GivenProof } from './bot-check.ts';
import { countAttempt, countFailure, forgetAttempt, type CountedAttempt } from './payment-limits.ts';
import { setLinkCookies } from './link-cookies.ts';
import { beginPayment, type PaymentRequest } from './begin-payment.ts';

/** A new attempt ends the one before; more than this many in one request means that others keep beginning. */
const MAX_ROUNDS = 5;
/** Younger ones are being charged by the request that began them. */
const REFRESH_AFTER_MS = 3000;
const PAID_ELSEWHERE_MS = 3_600_000;
/** Payments that came to nothing within this time count. */
const FAILURES_MS = 86_400_000;

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

/** It was paid twice, too late, or with a gift card that was used meanwhile: the money goes back. */
const isReturned = ({ state, orderId }: PaymentRow): boolean => orderId === null && state === 'succeeded';

/** Why there is no order of a payment that has ended. */
export const reasonOf = (payment: PaymentRow): CheckoutReply =>
  isReturned(payment) ? 'payment-returned' : (payment.failure ?? 'payment-refused');

/** What the shopper does next. */
export const describePayment = (payment: PaymentRow, language: string, secret: string): PaymentReply => {
  const { paymentId, state, orderId, actionUrl } = payment;
  const reply = { paymentId, url: '', message: '' };
  if (orderId !== null) return { ...reply, state: 'completed', url: orderPage(payment, secret) };
  switch (state) {
    case 'succeeded':
      return { ...reply, state: 'failed', message: checkoutReply(reasonOf(payment), language) };
    case 'failed':
    case 'cancelled':
      return { ...reply, state, message: checkoutReply(reasonOf(payment), language) };
    case 'requires_action':
      return { ...reply, state, url: actionUrl ?? '' };
    case 'created':
    case 'processing':
      return { ...reply, state: 'processing', message: checkoutReply('payment-pending', language) };
  }
};

const isOver = ({ state, orderId }: PaymentRow): boolean =>
  orderId === null && (state === 'failed' || state === 'cancelled');

const choiceOf = (
  { outcome, confirmationToken }: PaymentRequest,
  { content }: PaymentRow,
): PaymentChoice => ({
  outcome,
  confirmationToken,
  ...(savesMethod(content) ? { savesMethod: true } : {}),
});

const settle = async (
  visitor: CheckoutVisitor,
  request: PaymentRequest,
  { opened, ...services }: PayServices & Pick<ReadAttempt, 'opened'>,
): Promise<PaymentRow | Refusal> => {
  const payments = { ...services.payments, findSite: async () => visitor.site };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const begun = await beginPayment(visitor, request, round === 0 ? opened : undefined);
    if (isRefusal(begun)) return begun;
    if (begun.kind !== 'superseded')
      return chargePayment(payments, begun.payment, choiceOf(request, begun.payment));
    const ended = await cancelPayment(payments, begun.payment);
    // Whether a card is valid shows before it is confirmed: giving up counts as failing.
    if (isOver(ended)) await countFailure(visitor);
    if (ended.orderId !== null || isReturned(ended)) return ended;
    if (!isOver(ended)) return refuse('payment-pending');
  }
  return refuse('payment-pending');
};

/** The cart is empty because it was bought in another tab a while ago: that order is the answer. */
const findPaidElsewhere = (
  visitor: CheckoutVisitor,
  { totalCents, giftCardCents = 0, currency }: PaymentRequest,
): Promise<PaymentRow | undefined> =>
  findLastOrdered(visitor, {
    dueCents: totalCents - giftCardCents,
    currency,
    since: new Date(visitor.now.getTime() - PAID_ELSEWHERE_MS),
  });

/** A request that comes again tries no other card, so it needs no check. */
const attempt = async (
  visitor: CheckoutVisitor,
  request: PaymentRequest & GivenProof,
  { failuresOfNetwork, earlier, ...services }: PayServices & CountedAttempt & ReadAttempt,
): Promise<PaymentRow | Refusal> => {
  const { repeated } = earlier;
  if (repeated?.orderId) return repeated;
  // The higher one of the cart and the network: carts are made anew at will.
  const failures = Math.max(earlier.failures, failuresOfNetwork);
  const refusal = repeated
    ? undefined
    : await checkForBot(visitor, request, { failures, secret: services.secret });
  const payment = refusal ?? (await settle(visitor, request, services));
  if (!isRefusal(payment) || payment.code !== 'checkout-empty') return payment;
  return (await findPaidElsewhere(visitor, request)) ?? payment;
};

interface ReadAttempt {
  readonly earlier: EarlierAttempts;
  /** Not of a payment link, which is read when it is paid. */
  readonly opened: LoadedCheckout | Refusal | undefined;
}

/** Counts the attempt and reads what it is about. */
const beginAttempt = (
  visitor: CheckoutVisitor,
  { idempotencyKey }: PaymentRequest,
): Promise<(CountedAttempt & ReadAttempt) | Refusal> => {
  const since = new Date(visitor.now.getTime() - FAILURES_MS);
  const hasCart = visitor.source === undefined && hasFeature(visitor.site.features, 'commerce');
  return inOneTrip(visitor.database, async (together) => {
    const [counted, earlier, opened] = await Promise.all([
      countAttempt(together, visitor),
      findEarlierAttempts(together, visitor, { idempotencyKey, since }),
      hasCart ? loadCartCheckout(together, visitor) : undefined,
    ]);
    return isRefusal(counted) ? counted : { ...counted, earlier, opened };
  });
};

/** Places the order and pays. Repeated requests and other tabs get the state of the payment that is there. */
export const pay = async (
  visitor: CheckoutVisitor,
  request: PaymentRequest & GivenProof,
  services: PayServices,
): Promise<PaymentReply | Refusal> => {
  const begun = await beginAttempt(visitor, request);
  if (isRefusal(begun)) return begun;
  const payment = await attempt(visitor, request, { ...services, ...begun });
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

/** Asks the gateway. A payment that failed after the shopper had left counts too. */
export const refreshOwnPayment = async (
  visitor: CheckoutVisitor,
  payment: PaymentRow,
  { payments }: PayServices,
): Promise<PaymentRow> => {
  const refreshed = await refreshPayment(payments, payment);
  if (isOver(refreshed) && !isOver(payment)) await countFailure(visitor);
  return refreshed;
};

/** The state of a payment, asked for again and again while it is being processed. */
export const readPayment = async (
  visitor: CheckoutVisitor,
  paymentId: string,
  services: PayServices,
): Promise<PaymentReply | Refusal> => {
  const { secret } = services;
  const payment = await findOwnPayment(visitor, paymentId);
  if (!payment) return refuse('not-found');
  const known = isStale(payment, visitor.now) ? await refreshOwnPayment(visitor, payment, services) : payment;
  setLinkCookies(visitor, known.orderId, secret);
  return describePayment(known, visitor.site.settings.language, secret);
};
