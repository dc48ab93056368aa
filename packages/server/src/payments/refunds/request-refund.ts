import { refundForPieces, stockBack } from '@sitewright/domain/orders';
import { returnStock } from '../../catalogue/index.ts';
import type { StockContext } from '../../catalogue/index.ts';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import { countRefund, insertOrderEvent, lockOrder, type StoredOrder } from '../../orders/index.ts';
import { findCapturedPayment, type PaymentRow, insertRefund } from '../../payment-records/index.ts';

export interface RefundToRequest {
  readonly orderId: string;
  readonly lines?: readonly { readonly lineId: string; readonly quantity: number }[];
  /** Beside the lines. */
  readonly amountCents?: number;
  readonly isRestocked?: boolean;
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
  { orderId, lines: wanted = [], amountCents: extra = 0, isRestocked = false, reason }: RefundToRequest,
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
  const refundId = await insertRefund(database, {
    payment,
    amountCents,
    reason,
    now,
    lines,
    shippingCents: extra,
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
