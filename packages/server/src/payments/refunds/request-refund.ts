import { splitRefund, type RefundSources, type RefundSplit } from '@sitewright/domain/gift-cards';
import {
  creditOf,
  cutLines,
  refundForPieces,
  spreadRefund,
  stockBack,
  type PaymentPart,
} from '@sitewright/domain/orders';
import { blocksRefunds } from '@sitewright/domain/payments';
import { returnStock } from '../../catalogue/index.ts';
import type { StockContext } from '../../catalogue/index.ts';
import type { Queryable } from '../../database/index.ts';
import { isSpentMeanwhile, listRedeemed } from '../../gift-cards/index.ts';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import { countRefund, insertOrderEvent, lockOrder, type StoredOrder } from '../../orders/index.ts';
import {
  gatewayCentsOf,
  insertRefund,
  listCapturedPayments,
  listOrderRefunds,
  listPaymentDisputes,
  type DisputeRow,
  type PaymentRow,
  type RefundToMake,
} from '../../payment-records/index.ts';

export interface RefundToRequest {
  readonly orderId: string;
  readonly lines?: readonly { readonly lineId: string; readonly quantity: number }[];
  /** Beside the lines. */
  readonly amountCents?: number;
  readonly isRestocked?: boolean;
  /** How much of it goes to gift cards; left out, what the gateway cannot refund. */
  readonly giftCardCents?: number | undefined;
  /** Also where a gift card that was bought with the order was spent meanwhile. */
  readonly acceptsSpentCards?: boolean | undefined;
  readonly reason: string;
}

export interface RequestedRefund {
  /** One for each payment that it gives back. */
  readonly refundIds: readonly string[];
  readonly amountCents: number;
}

type PricedPieces = { readonly lineId: string; readonly quantity: number; readonly amountCents: number };

/** What the pieces are worth; a refusal where there are not so many left. */
const priceLines = (
  { row, lines }: StoredOrder,
  wanted: NonNullable<RefundToRequest['lines']>,
): PricedPieces[] | Refusal => {
  const priced: PricedPieces[] = [];
  for (const { lineId, quantity } of wanted) {
    const line = lines.find((each) => each.lineId === lineId);
    const isTwice = priced.some((each) => each.lineId === lineId);
    if (!line || isTwice || line.refundedQuantity + quantity > line.quantity)
      return refuse('refund-impossible');
    const amountCents = refundForPieces(line.content, row.content, {
      quantity,
      before: line.refundedQuantity,
    });
    priced.push({ lineId, quantity, amountCents });
  }
  return priced;
};

interface DisputedPayments {
  readonly payments: readonly [PaymentRow, ...PaymentRow[]];
  readonly disputes: readonly DisputeRow[];
}

interface Sources {
  /** What of it each payment can still give back. */
  readonly payments: readonly { readonly paymentId: string; readonly leftCents: number }[];
  readonly cards: RefundSources['cards'];
}

/** What the gateways and each card can still give back. */
const refundSources = async (
  database: Queryable,
  { row }: StoredOrder,
  { payments, disputes }: DisputedPayments,
): Promise<Sources> => {
  const made = await listOrderRefunds(database, row);
  // Balances are not paid by gift cards. What an order that was never paid had taken is back on the card already.
  const redeemed = await listRedeemed(database, payments[0]);
  const refundedTo = (id: string): number =>
    made
      .flatMap(({ giftCards }) => giftCards)
      .reduce((sum, part) => sum + (part.id === id ? part.amountCents : 0), 0);
  const refundedOf = (id: string): number =>
    made.reduce((sum, refund) => sum + (refund.paymentId === id ? gatewayCentsOf(refund) : 0), 0);
  const lostOf = (id: string): number =>
    disputes.reduce((sum, { paymentId, lostCents }) => sum + (paymentId === id ? lostCents : 0), 0);
  return {
    payments: payments.map(({ paymentId, amountCents }) => ({
      paymentId,
      leftCents: amountCents - refundedOf(paymentId) - lostOf(paymentId),
    })),
    cards: redeemed.map(({ id, amountCents }) => ({ id, amountCents, refundedCents: refundedTo(id) })),
  };
};

/** As the timeline names them. */
const namesOf = ({ lines: all }: StoredOrder, lines: readonly PricedPieces[]) =>
  lines.map(({ lineId, quantity }) => ({
    title: all.find((line) => line.lineId === lineId)?.content.title ?? '',
    quantity,
  }));

const sumOf = (lines: readonly PricedPieces[]): number =>
  lines.reduce((total, { amountCents }) => total + amountCents, 0);

const restock = async (
  context: StockContext,
  { lines: all }: StoredOrder,
  lines: readonly PricedPieces[],
) => {
  const pieces = new Map<string, number>();
  for (const { lineId, quantity } of lines) {
    const line = all.find((each) => each.lineId === lineId);
    const back = line ? stockBack(line, quantity) : 0;
    if (line && back > 0) pieces.set(line.variantId, (pieces.get(line.variantId) ?? 0) + back);
  }
  await returnStock(context, pieces, { reason: 'sale-cancelled' });
};

interface Parts {
  readonly payments: readonly [PaymentRow, ...PaymentRow[]];
  readonly gateway: readonly PaymentPart[];
  readonly cards: RefundSplit['cards'];
}

type Row = Pick<
  RefundToMake,
  'payment' | 'amountCents' | 'lines' | 'shippingCents' | 'giftCards' | 'creditCents'
>;

/** A row for each payment that gives something back. Lines and gift cards belong to the first. */
const rowsOf = (
  { payments, gateway, cards }: Parts,
  lines: readonly PricedPieces[],
  creditCents: number,
): Row[] => {
  const [first] = payments;
  const cardCents = cards.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const partOf = ({ paymentId }: PaymentRow): number =>
    gateway.find((part) => part.paymentId === paymentId)?.amountCents ?? 0;
  const giving = payments.filter((payment) => partOf(payment) > 0 || (payment === first && cardCents > 0));
  let credit = creditCents;
  return giving.map((payment, index): Row => {
    const giftCards = payment === first ? cards : [];
    const amountCents = partOf(payment) + (payment === first ? cardCents : 0);
    const own = index === 0 ? cutLines(lines, amountCents) : [];
    const shippingCents = amountCents - sumOf(own);
    const ownCredit = Math.min(credit, shippingCents);
    credit -= ownCredit;
    return { payment, amountCents, lines: own, shippingCents, giftCards, creditCents: ownCredit };
  });
};

/**
 * Writes a refund in the caller's transaction. The gateway is called after it has been committed, at once or by the
 * reconciliation. What is requested counts as refunded, so that two people cannot refund the same twice.
 */
export const requestRefund = async (
  context: StockContext,
  {
    orderId,
    lines: wanted = [],
    amountCents: extra = 0,
    isRestocked = false,
    giftCardCents,
    acceptsSpentCards = false,
    reason,
  }: RefundToRequest,
): Promise<RequestedRefund | Refusal> => {
  const { database, site, now, contributor } = context;
  const order = await lockOrder(database, site.id, orderId);
  if (!order) return refuse('not-found');
  const [first, ...later] = await listCapturedPayments(database, site.id, orderId);
  if (!first) return refuse('order-nothing-to-refund');
  const payments = [first, ...later] as const;
  const disputes: DisputeRow[] = [];
  for (const payment of payments) disputes.push(...(await listPaymentDisputes(database, payment)));
  if (disputes.some(({ state }) => blocksRefunds(state))) return refuse('refund-disputed');
  const lines = priceLines(order, wanted);
  if (isRefusal(lines)) return lines;
  const amountCents = sumOf(lines) + extra;
  const { totalCents, balanceCents, refundedCents } = order.row;
  if (lines.length === 0 && extra === 0) return refuse('refund-nothing');
  const leftCents = totalCents - balanceCents - refundedCents;
  if (amountCents > leftCents) return refuse('refund-impossible');
  const sold = { websiteId: site.id, orderId, lines, isWhole: amountCents === leftCents };
  if (!acceptsSpentCards && (await isSpentMeanwhile(database, sold))) return refuse('refund-cards-spent');
  const sources = await refundSources(database, order, { payments, disputes });
  const gatewayCents = sources.payments.reduce((sum, { leftCents }) => sum + leftCents, 0);
  const split = splitRefund({ gatewayCents, cards: sources.cards }, amountCents, giftCardCents);
  if (!split) return refuse('refund-split-impossible');
  const creditCents = Math.min(extra, creditOf(order.row));
  const gateway = spreadRefund(sources.payments, split.gatewayCents);
  const refundIds: string[] = [];
  for (const row of rowsOf({ payments, gateway, cards: split.cards }, lines, creditCents))
    refundIds.push(
      await insertRefund(database, { ...row, reason, now, isRestocked, madeBy: contributor.name }),
    );
  if (isRestocked) await restock(context, order, lines);
  await countRefund(database, { websiteId: site.id, orderId, amountCents, creditCents, lines, now });
  await insertOrderEvent(database, {
    websiteId: site.id,
    orderId,
    eventId: newId(),
    kind: 'refunded',
    data: { amountCents, reason, isRestocked, lines: namesOf(order, lines) },
    madeBy: contributor.name,
    createdAt: now,
  });
  return { refundIds, amountCents };
};
