import type { CallAnswer } from '@sitewright/api/call';
import type { ordersCalls } from '@sitewright/api/orders';
import type { ContributorContext } from '../../http/index.ts';
import { listOrderSubscriptions } from '../../subscription-records/index.ts';
import { describeOrder } from './describe-order.ts';
import { countCustomerOrders, findOrders } from './read-order-store.ts';

type Detail = CallAnswer<typeof ordersCalls.read>;

/** In the order of the ids; unknown ones are left out. */
export const readOrders = async (
  { database, site }: Pick<ContributorContext, 'database' | 'site'>,
  ids: readonly string[],
  secret: string,
): Promise<Detail[]> => {
  const orders = await findOrders(database, site.id, ids);
  const counts = await countCustomerOrders(
    database,
    site.id,
    orders.map(({ row }) => row.orderId),
  );
  const subscriptions = await listOrderSubscriptions(
    database,
    site.id,
    orders.map(({ row }) => row.orderId),
  );
  return orders.map((order) => ({
    ...describeOrder(order, counts.get(order.row.orderId) ?? 1, secret),
    subscriptions: subscriptions
      .filter(({ orderId }) => orderId === order.row.orderId)
      .map(({ subscriptionId: id, periodIndex }) => ({ id, periodIndex })),
  }));
};

export const readOrder = async (
  context: Pick<ContributorContext, 'database' | 'site'>,
  id: string,
  secret: string,
): Promise<Detail | undefined> => (await readOrders(context, [id], secret))[0];
