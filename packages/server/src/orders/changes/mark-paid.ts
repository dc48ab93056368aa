import { isRefusal, type ContributorContext, type Refusal } from '../../http/index.ts';
import { lockPaymentsOf } from '../../payment-records/index.ts';
import { markOrderPaid } from './mark-order-paid.ts';
import { settleBalance } from './settle-balance.ts';
import type { StoredOrder } from '../read/read-order-store.ts';
import { noteOrder, openOrder } from './change-order.ts';
import type { OrderServices } from './order-services.ts';

/** The owner has got the money. */
export const markPaid = async (
  services: OrderServices,
  context: ContributorContext,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<StoredOrder | Refusal> => {
  const { database, site, now, contributor } = context;
  await lockPaymentsOf(database, { websiteId: site.id, orderId: id });
  const order = await openOrder(context, { id, revision, action: 'mark-paid' });
  if (isRefusal(order)) return order;
  const paid = { websiteId: site.id, orderId: id, now, madeBy: contributor.name };
  if (order.row.paymentState === 'awaiting') {
    await services.settlePayment(context, id);
    await markOrderPaid(database, paid);
  } else {
    await services.recordBalance(context, order);
    await settleBalance(database, { ...paid, amountCents: order.row.balanceCents });
  }
  noteOrder(context, order);
  return order;
};
