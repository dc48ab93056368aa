import { firstFulfilment } from '@sitewright/domain/orders';
import { isRefusal, type ContributorContext, type Refusal } from '../../http/index.ts';
import type { StoredOrder } from '../read/read-order-store.ts';
import { addEvent, noteOrder, openOrder } from './change-order.ts';
import { setFulfilledQuantities, updateOrder } from './order-changes-store.ts';
import type { OrderServices } from './order-services.ts';

/** Downloads are delivered with the payment. */
const deliverDownloads = async (
  { database, site }: ContributorContext,
  { row, lines }: StoredOrder,
): Promise<void> => {
  const all = lines.map(({ lineId, quantity }) => ({ id: lineId, fulfilledQuantity: quantity }));
  await setFulfilledQuantities(database, { websiteId: site.id, orderId: row.orderId }, all);
};

/** The owner has got the money. */
export const markPaid = async (
  services: OrderServices,
  context: ContributorContext,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<StoredOrder | Refusal> => {
  const { database, site, now } = context;
  const order = await openOrder(context, { id, revision, action: 'mark-paid' });
  if (isRefusal(order)) return order;
  const isDelivered =
    firstFulfilment(
      order.lines.map(({ content }) => content),
      true,
    ) === 'fulfilled';
  if (isDelivered) await deliverDownloads(context, order);
  await services.settlePayment(context, id);
  await updateOrder(
    database,
    { websiteId: site.id, orderId: id },
    {
      paymentState: 'paid',
      expiresAt: null,
      ...(isDelivered ? { fulfilmentState: 'fulfilled' as const } : {}),
      now,
    },
  );
  await addEvent(context, order, { kind: 'paid' });
  noteOrder(context, order);
  return order;
};
