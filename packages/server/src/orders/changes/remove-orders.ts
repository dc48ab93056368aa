import type { StockContext } from '../../catalogue/index.ts';
import { deleteOrders, listStockedLines } from './order-changes-store.ts';
import { returnOrderStock } from './return-order-stock.ts';

/** Deletes orders, which are locked; what they took is in stock again. */
export const removeOrders = async (
  context: StockContext,
  ids: readonly string[],
  note: string,
): Promise<void> => {
  const { database, site } = context;
  await returnOrderStock(context, await listStockedLines(database, site.id, ids), note);
  await deleteOrders(database, site.id, ids);
};
