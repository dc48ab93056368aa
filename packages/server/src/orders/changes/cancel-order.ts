import { unrefundedCents } from '@sitewright/domain/orders';
import { isRefusal, type ContributorContext, type Refusal } from '../../http/index.ts';
import { lockPaymentsOf } from '../../payment-records/index.ts';
import { situationOf } from '../read/order-situation.ts';
import type { StoredOrder } from '../read/read-order-store.ts';
import { addEvent, noteOrder, numberOf, openOrder } from './change-order.ts';
import { updateOrder } from './order-changes-store.ts';
import type { OrderServices } from './order-services.ts';
import { returnOrderStock } from './return-order-stock.ts';

/** Money goes back before the order is cancelled, in one transaction. */
const refundRest = async (
  { requestRefund }: OrderServices,
  context: ContributorContext,
  order: StoredOrder,
): Promise<Refusal | undefined> => {
  const amountCents = unrefundedCents(situationOf(order));
  if (amountCents === 0) return undefined;
  return requestRefund(context, { orderId: order.row.orderId, amountCents, reason: 'cancelled' });
};

export const cancelOrder = async (
  services: OrderServices,
  context: ContributorContext,
  {
    id,
    revision,
    isRestocked,
  }: { readonly id: string; readonly revision: number; readonly isRestocked: boolean },
): Promise<StoredOrder | Refusal> => {
  const { database, site, now } = context;
  await lockPaymentsOf(database, { websiteId: site.id, orderId: id });
  const order = await openOrder(context, { id, revision, action: 'cancel' });
  if (isRefusal(order)) return order;
  const refusal = await refundRest(services, context, order);
  if (refusal) return refusal;
  const isUnpaid = order.row.paymentState === 'awaiting';
  if (isRestocked) await returnOrderStock(context, order.lines, `#${numberOf(order)}`);
  // Frees gift cards, which are locked after the stock.
  if (isUnpaid) await services.dropPayments(context, id);
  await updateOrder(
    database,
    { websiteId: site.id, orderId: id },
    { fulfilmentState: 'cancelled', expiresAt: null, now },
  );
  await addEvent(context, order, { kind: 'cancelled', data: { isRestocked } });
  noteOrder(context, order);
  return order;
};
