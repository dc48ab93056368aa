import type { TotalledCart } from '@sitewright/domain/cart';
import {
  canPayInInstallments,
  findCheckoutFaults,
  isPausedAt,
  orderContentOf,
  seenOrder,
  type PaymentMethod,
} from '@sitewright/domain/checkout';
import { hasLimitedUses } from '@sitewright/domain/discounts';
import { mailboxKey } from '@sitewright/domain/forms';
import { dueCentsOf, type OrderContent } from '@sitewright/domain/orders';
import { isOpenPayment } from '@sitewright/domain/payments';
import { isRenewedLine } from '@sitewright/domain/subscriptions';
import { findShortages } from '../../catalogue/index.ts';
import { inTransaction, type Queryable } from '../../database/index.ts';
import { listEnteredCards, lockGiftCards, redeemGiftCards } from '../../gift-cards/index.ts';
import { refuse, refuseWithData, isRefusal, type Refusal } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import {
  countHeld,
  findStripeAccount,
  insertDiscountUses,
  insertPayment,
  insertReservations,
  listPayments,
  lockDiscounts,
  type PaymentRow,
  type StripeAccountRow,
} from '../../payment-records/index.ts';
import { HOSTED, piecesOf } from '../../payments/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { lockCheckout, type CheckoutRow } from '../checkouts-store.ts';
import { completeDetails, loadCheckout, totalCheckout, type LoadedCheckout } from '../load-checkout.ts';
import { MANUAL, offerMethods } from '../payment-methods.ts';
import { checkAmount } from './check-amount.ts';

export interface PaymentRequest {
  readonly idempotencyKey: string;
  readonly methodId: string;
  readonly outcome?: string | undefined;
  readonly confirmationToken?: string | undefined;
  readonly totalCents: number;
  /** What gift cards pay of it, as the shopper saw it. */
  readonly giftCardCents?: number | undefined;
  readonly currency: string;
  /** What the shopper saw of lines and address; undefined where nobody saw them. */
  readonly seen?: string | undefined;
  /** Decided by the owner, who has got the money already; the shop may be closed. */
  readonly method?: PaymentMethod;
}

/** A payment that begins, one that the request began before, or one that has to end first. */
export type BegunPayment =
  | { readonly kind: 'begun' | 'repeated'; readonly payment: PaymentRow }
  | { readonly kind: 'superseded'; readonly payment: PaymentRow };

interface Beginning {
  readonly visitor: CheckoutVisitor;
  readonly transaction: Queryable;
  readonly opened: LoadedCheckout;
  readonly request: PaymentRequest;
}

const methodOf = (
  { visitor: { isTrusted }, opened: { loaded, pays }, request }: Beginning,
  stripe: StripeAccountRow | undefined,
): PaymentMethod | undefined => {
  if (request.method) return request.method;
  const { settings, language } = loaded.context;
  const isSubscribed = loaded.state.entries.some(({ isSubscription }) => isSubscription);
  const offered = offerMethods(settings.payments, { language, isTrusted, stripe, pays, isSubscribed });
  return offered.find(({ id }) => id === request.methodId);
};

/** Without a token the card details are entered on a page of Stripe's. */
const methodIdOf = ({ gateway, id }: PaymentMethod, { confirmationToken }: PaymentRequest): string => {
  if (gateway === 'stripe') return confirmationToken === undefined ? HOSTED : '';
  return id.startsWith(MANUAL) ? id.slice(MANUAL.length) : '';
};

/** Everything that does not depend on what others do at the same moment. */
const checkOrder = (
  { visitor: { site, now }, opened: { loaded, checkout, form }, request }: Beginning,
  { cart, totals }: TotalledCart,
): Refusal | undefined => {
  const { settings, language } = loaded.context;
  const isPaused = isPausedAt(settings.checkout.pause, { now, timeZone: site.settings.timeZone });
  if (isPaused && !request.method) return refuse('checkout-closed');
  // First: without it less is bought, and other fields may be asked for.
  const gone = cart.entries.filter(({ isAvailable, note }) => !isAvailable || note !== '');
  if (gone.length > 0) return refuseWithData('stock-gone', { entries: gone.map(({ id }) => id) });
  if (cart.shouldBlockPurchaseForMinimumOrderAmount)
    return refuse('checkout-incomplete', { cart: cart.minimumOrderNote });
  const details = completeDetails(checkout.details);
  const faults = Object.values(
    findCheckoutFaults(details, cart, {
      phone: settings.checkout.phone,
      language,
      form,
      isPlacedByOwner: request.method !== undefined,
    }),
  ).flat();
  if (faults.length > 0)
    return refuse(
      'checkout-incomplete',
      Object.fromEntries(faults.map(({ field, message }) => [field, message])),
    );
  const giftCardCents = cart.giftCardRedemptionTotalCents;
  return totals.grandTotalCents === request.totalCents &&
    giftCardCents === (request.giftCardCents ?? 0) &&
    cart.subtotal.currencyCode === request.currency &&
    (request.seen === undefined || request.seen === seenOrder({ cart, details }))
    ? undefined
    : refuseWithData('checkout-changed', { totalCents: totals.grandTotalCents, giftCardCents });
};

/** Stock first, then discounts, then gift cards: all payments lock them in this order. Returns the pieces to reserve. */
const hold = async (
  { visitor, transaction, opened }: Beginning,
  pieces: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number> | Refusal> => {
  const { site, now } = visitor;
  const limited = opened.loaded.context.discounts.filter(hasLimitedUses).map(({ id }) => id);
  const [{ short, counted }] = await Promise.all([
    findShortages(
      { database: transaction, site },
      {
        pieces,
        countHeld: (variantIds) =>
          countHeld(transaction, site.id, { variantIds, now, exceptFor: opened.checkout.cartId }),
      },
    ),
    limited.length > 0 && lockDiscounts(transaction, site.id, limited),
    lockGiftCards(transaction, site.id, opened.checkout.giftCardIds),
  ]);
  if (short.length > 0) {
    const entries = opened.loaded.state.entries.filter(({ variantId }) => short.includes(variantId));
    return refuseWithData('stock-gone', { entries: entries.map(({ id }) => id) });
  }
  return counted;
};

/** Lines of the owner that are not in the catalogue have no stock. */
const cataloguePieces = ({ state, context }: LoadedCheckout['loaded']): ReadonlyMap<string, number> =>
  piecesOf(state.entries.filter(({ variantId }) => !context.variants.get(variantId)?.isCustom));

/** A payment link whose draft was changed after it was read must not be paid as it was. */
const isStaleLink = ({ visitor: { source }, opened }: Beginning, { revision }: CheckoutRow): boolean =>
  source !== undefined && !source.isCart && revision !== opened.checkout.revision;

/** Nothing is due today, and a way to pay has to be stored for what is due later. */
const storesMethodOnly = (content: OrderContent): boolean =>
  dueCentsOf(content) === 0 && content.lines.some(isRenewedLine);

const gatewayFor = (content: OrderContent, { gateway }: PaymentMethod): PaymentRow['gateway'] =>
  dueCentsOf(content) > 0 || storesMethodOnly(content) ? gateway : 'none';

/** Whether a test order is made; a refusal where gift cards and the way to pay do not fit. */
const modeOf = async (
  { transaction, opened }: Beginning,
  content: OrderContent,
  method: PaymentMethod,
): Promise<{ readonly isTest: boolean } | Refusal> => {
  const { isTest } = method;
  const used = content.giftCards ?? [];
  const cards = (await listEnteredCards(transaction, opened.checkout)).filter(({ id }) =>
    used.some((card) => card.id === id),
  );
  if (cards.every((card) => card.isTest === isTest)) return { isTest };
  // Without a gateway the cards alone decide. A live subscription must not be renewed with test payments.
  return gatewayFor(content, method) === 'none' && cards.every((card) => !card.isTest)
    ? { isTest: false }
    : refuse('gift-card-mode');
};

interface NewPayment {
  readonly method: PaymentMethod;
  readonly isTest: boolean;
  readonly allowsInstallments: boolean;
  /** Pieces to reserve, by variant. */
  readonly held: ReadonlyMap<string, number>;
}

const store = async (
  { visitor: { site, now, publicOrigin }, transaction, opened: { checkout, pays }, request }: Beginning,
  content: OrderContent,
  { method, isTest, allowsInstallments, held }: NewPayment,
): Promise<PaymentRow> => {
  const payment = await insertPayment(transaction, {
    websiteId: site.id,
    paymentId: newId(),
    checkoutId: checkout.checkoutId,
    idempotencyKey: request.idempotencyKey,
    gateway: gatewayFor(content, method),
    methodId: methodIdOf(method, request),
    isTest,
    amountCents: dueCentsOf(content),
    currency: content.currency,
    state: 'created',
    content,
    paysOrderId: pays?.orderId ?? null,
    allowsInstallments,
    publicOrigin,
    createdAt: now,
    updatedAt: now,
  });
  await insertReservations(transaction, payment, held);
  await insertDiscountUses(transaction, payment, {
    discountIds: content.discounts.map(({ id }) => id),
    emailKey: mailboxKey(content.email),
  });
  await redeemGiftCards(transaction, payment, { redemptions: content.giftCards ?? [], now });
  return payment;
};

/** The same request before, or an attempt that is under way. */
const findEarlier = ({ request }: Beginning, attempts: readonly PaymentRow[]): BegunPayment | undefined => {
  const same = attempts.find(({ idempotencyKey }) => idempotencyKey === request.idempotencyKey);
  if (same) return { kind: 'repeated', payment: same };
  const ordered = attempts.find(({ orderId }) => orderId !== null);
  if (ordered) return { kind: 'repeated', payment: ordered };
  const open = attempts.find(({ state }) => isOpenPayment(state));
  return open && { kind: 'superseded', payment: open };
};

const begin = async (beginning: Beginning): Promise<BegunPayment | Refusal> => {
  const { transaction, opened, visitor } = beginning;
  const { cartId, checkoutId } = opened.checkout;
  // Sent together: the checkout is locked first.
  const [checkout, attempts, stripe] = await Promise.all([
    lockCheckout(transaction, visitor.site.id, cartId),
    listPayments(transaction, visitor.site.id, checkoutId),
    findStripeAccount(transaction, visitor.site.id),
  ]);
  if (checkout?.checkoutId !== checkoutId) return refuse('checkout-empty');
  const current = { ...beginning, opened: { ...opened, checkout } };
  const earlier = findEarlier(current, attempts);
  if (earlier) return earlier;
  if (isStaleLink(beginning, checkout)) return refuseWithData('checkout-changed', {});
  const method = methodOf(current, stripe);
  if (!method) return refuse('payment-method-gone');
  // The totals second, because uses of discounts are counted.
  const [held, totalled] = await Promise.all([
    hold(current, cataloguePieces(opened.loaded)),
    totalCheckout(transaction, current.opened),
  ]);
  if (isRefusal(held)) return held;
  const refusal = checkOrder(current, totalled);
  if (refusal) return refusal;
  const { row, context } = opened.loaded;
  const details = completeDetails(checkout.details);
  const content = orderContentOf(
    {
      ...totalled,
      cartRevision: row.id === null ? 0 : row.revision,
      language: context.language,
      form: opened.form,
      orderedAt: visitor.now,
    },
    details,
  );
  if (storesMethodOnly(content) && method.gateway === 'manual') return refuse('subscription-unpaid');
  const mode = checkAmount(content, gatewayFor(content, method)) ?? (await modeOf(current, content, method));
  if (isRefusal(mode)) return mode;
  const { tags } = opened;
  const payment = await store(current, tags ? { ...content, tags } : content, {
    method,
    ...mode,
    allowsInstallments: canPayInInstallments({ cart: totalled.cart, details }, context.settings.installments),
    held,
  });
  return { kind: 'begun', payment };
};

/**
 * Everything that can be refused is refused here, before money moves: the totals are derived anew and compared with what
 * the shopper saw, stock, uses of discounts and money of gift cards are reserved, and the future order is stored with the payment.
 */
export const beginPayment = async (
  visitor: CheckoutVisitor,
  request: PaymentRequest,
  loaded?: LoadedCheckout | Refusal,
): Promise<BegunPayment | Refusal> => {
  const opened = loaded ?? (await loadCheckout(visitor));
  if (isRefusal(opened)) return opened;
  return inTransaction(visitor.database, (transaction) => begin({ visitor, transaction, opened, request }));
};
