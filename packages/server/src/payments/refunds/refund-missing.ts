import type { StockContext } from '../../catalogue/index.ts';
import { isRefusal } from '../../http/index.ts';
import { lockOrder } from '../../orders/index.ts';
import { requestRefund } from './request-refund.ts';

export interface IncompleteOrder {
  readonly orderId: string;
  /** Pieces that are not there, by variant. */
  readonly missing: ReadonlyMap<string, number>;
}

/** Pieces that were paid for and can no longer be delivered are refunded at once. */
export const refundMissing = async (
  context: StockContext,
  { orderId, missing }: IncompleteOrder,
): Promise<void> => {
  if (missing.size === 0) return;
  const order = await lockOrder(context.database, context.site.id, orderId);
  const left = new Map(missing);
  const lines = (order?.lines ?? []).flatMap(({ lineId, variantId, quantity }) => {
    const short = Math.min(quantity, left.get(variantId) ?? 0);
    left.set(variantId, (left.get(variantId) ?? 0) - short);
    return short > 0 ? [{ lineId, quantity: short }] : [];
  });
  const refund = await requestRefund(context, {
    orderId,
    lines,
    acceptsSpentCards: true,
    reason: 'out-of-stock',
  });
  if (isRefusal(refund)) throw new Error(`Missing pieces could not be refunded: ${refund.code}.`);
};
