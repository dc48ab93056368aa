import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { issueAutomatically, type InvoicedOrder } from '../invoice-records/index.ts';
import { insertOrderEvent } from './orders-store.ts';

/** With every payment, where the store invoices by itself. After the number of the order: its counter is locked last. */
export const invoicePaid = async (transaction: Queryable, order: InvoicedOrder): Promise<void> => {
  const number = await issueAutomatically(transaction, order);
  if (number === undefined) return;
  await insertOrderEvent(transaction, {
    websiteId: order.websiteId,
    orderId: order.orderId,
    eventId: newId(),
    kind: 'invoiced',
    data: { number },
    madeBy: '',
    createdAt: order.now,
  });
};
