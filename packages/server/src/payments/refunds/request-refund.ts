import { splitRefund, type RefundSources } from '@sitewright/domain/gift-cards';
import { refundForPieces, stockBack } from '@sitewright/domain/orders';
import { returnStock } from '../../catalogue/index.ts';
import type { StockContext } from '../../catalogue/index.ts';
import type { Queryable } from '../../database/index.ts';
import { listRedeemed } from '../../gift-cards/index.ts';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import { countRefund, insertOrderEvent, lockOrder, type StoredOrder } from '../../orders/index.ts';
import {
  findCapturedPayment,
  gatewayCentsOf,
  insertRefund,
  listOrderRefunds,
  type PaymentRow,
} from '../../payment-records/index.ts';

export interface RefundToRequest {
  readonly orderId: string;
  readonly lines?: readonly { readonly lineId: string; readonly quantity: number }[];
  /** Beside the lines. */
  readonly amountCents?: number;
  readonly isRestocked?: boolean;
  /** How much of it goes to gift cards; left out, what the gateway cannot refund. */
  readonly giftCardCents?: number | undefined;
  readonly reason: string;
}

export interface RequestedRefund {
  readonly refundId: string;
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

/** What the gateway and each card can still give back. */
const refundSources = async (
  database: Queryable,
  { row }: StoredOrder,
  payment: PaymentRow,
): Promise<RefundSources> => {
  const made = await listOrderRefunds(database, row);
  // What an order that was never paid had taken is back on the card already.
  const redeemed = await listRedeemed(database, payment);
  const refundedTo = (id: string): number =>
    made
      .flatMap(({ giftCards }) => giftCards)
      .reduce((sum, part) => sum + (part.id === id ? part.amountCents : 0), 0);
  const refunded = made.reduce((sum, refund) => sum + gatewayCentsOf(refund), 0);
  return {
    gatewayCents: payment.amountCents - refunded,
    cards: redeemed.map(({ id, amountCents }) => ({
      id,
      amountCents,
      refundedCents: refundedTo(id),
    })),
  };
};

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
    reason,
  }: RefundToRequest,
): Promise<RequestedRefund | Refusal> => {
  const { database, site, now, contributor } = context;
  const order = await lockOrder(database, site.id, orderId);
  if (!order) return refuse('not-found');
  const payment: PaymentRow | undefined = await findCapturedPayment(database, site.id, orderId);
  if (!payment) return refuse('order-nothing-to-refund');
  const lines = priceLines(order, wanted);
  if (isRefusal(lines)) return lines;
  const amountCents = sumOf(lines) + extra;
  const { totalCents, refundedCents } = order.row;
  if (lines.length === 0 && extra === 0) return refuse('refund-nothing');
  if (amountCents > totalCents - refundedCents) return refuse('refund-impossible');
  const split = splitRefund(await refundSources(database, order, payment), amountCents, giftCardCents);
  if (!split) return refuse('refund-split-impossible');
  const refundId = await insertRefund(database, {
    payment,
    amountCents,
    reason,
    now,
    lines,
    shippingCents: extra,
    giftCards: split.cards,
    isRestocked,
    madeBy: contributor.name,
  });
  if (isRestocked) await restock(context, order, lines);
  await countRefund(database, { websiteId: site.id, orderId, amountCents, lines, now });
  await insertOrderEvent(database, {
    websiteId: site.id,
    orderId,
    eventId: newId(),
    kind: 'refunded',
    data: { amountCents, reason, isRestocked },
    madeBy: contributor.name,
    createdAt: now,
  });
  return { refundId, amountCents };
};
