import { isRefusal, type ContributorContext, type Refusal } from '../../http/index.ts';
import type { StoredOrder } from '../read/read-order-store.ts';
import { addEvent, noteOrder, openOrder } from './change-order.ts';
import { updateOrder } from './order-changes-store.ts';

/** The customer may come and pick the order up. */
export const markReady = async (
  context: ContributorContext,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<StoredOrder | Refusal> => {
  const { database, site, now } = context;
  const order = await openOrder(context, { id, revision, action: 'mark-ready' });
  if (isRefusal(order)) return order;
  await updateOrder(database, { websiteId: site.id, orderId: id }, { readyAt: now, now });
  await addEvent(context, order, { kind: 'ready' });
  noteOrder(context, order);
  return order;
};
