import { deleteDemoCarts } from '../../abandoned-cart-records/index.ts';
import { deleteDemoCampaigns } from '../../campaign-records/index.ts';
import type { StockContext } from '../../catalogue/index.ts';
import { removeDemoCards } from '../../gift-cards/index.ts';
import { deleteDemoList } from '../../mailing-list-records/index.ts';
import { deleteDemoSignUps } from '../../restock-records/index.ts';
import { removeDemoSubscriptions } from '../../subscription-records/index.ts';
import {
  deleteCustomersWithoutOrders,
  deleteDemoConnections,
  listDemoOrders,
  resetNumbering,
} from './demo-orders-store.ts';
import { removeOrders } from './remove-orders.ts';

/** With what belongs to them: abandoned carts, restock sign-ups, campaigns, members of mailing lists, follow-up emails, webhooks, subscriptions and gift cards of the demo. Returns how many orders there were; customers who ordered something else stay. */
export const removeDemoOrders = async (context: StockContext): Promise<number> => {
  const { database, site } = context;
  await deleteDemoCarts(database, site.id);
  await deleteDemoSignUps(database, site.id);
  await deleteDemoCampaigns(database, site.id);
  await deleteDemoList(database, site.id);
  await deleteDemoConnections(database, site.id);
  const found = await listDemoOrders(database, site.id);
  await removeDemoSubscriptions(database, site.id);
  await removeDemoCards(database, site.id);
  if (found.length === 0) return 0;
  await removeOrders(
    context,
    found.map(({ orderId }) => orderId),
    'Demo orders removed',
  );
  await deleteCustomersWithoutOrders(database, site.id, [
    ...new Set(found.map(({ customerId }) => customerId)),
  ]);
  const lastNumber = Math.max(0, ...found.filter(({ isTest }) => !isTest).map(({ number }) => number));
  await resetNumbering(database, site.id, lastNumber);
  return found.length;
};
