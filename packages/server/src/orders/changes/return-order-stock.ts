import { returnStock, type StockContext } from '../../catalogue/index.ts';
import { clearStockQuantities, type StockedLine } from './order-changes-store.ts';

/** Puts everything back into stock that is out of it for these lines of orders, once. */
export const returnOrderStock = async (
  context: StockContext,
  lines: readonly StockedLine[],
  note: string,
): Promise<void> => {
  const out = lines.filter(({ stockQuantity }) => stockQuantity > 0);
  const pieces = new Map<string, number>();
  for (const { variantId, stockQuantity } of out)
    pieces.set(variantId, (pieces.get(variantId) ?? 0) + stockQuantity);
  await returnStock(context, pieces, { reason: 'sale-cancelled', note });
  const orderIds = [...new Set(out.map(({ orderId }) => orderId))];
  await clearStockQuantities(context.database, context.site.id, orderIds);
};
