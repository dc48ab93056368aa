import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { issueAdditionalInvoice, issueAutomatically, type InvoicedOrder } from '../invoice-records/index.ts';
import { insertOrderEvent } from './orders-store.ts';

const noteInvoice = async (
  transaction: Queryable,
  order: InvoicedOrder,
  number: string | undefined,
): Promise<void> => {
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

/** With every payment, where the store invoices by itself. After the number of the order: its counter is locked last. */
export const invoicePaid = async (
  transaction: Queryable,
  order: InvoicedOrder,
): Promise<string | undefined> => {
  const number = await issueAutomatically(transaction, order);
  await noteInvoice(transaction, order, number);
  return number;
};

/** With the payment of what an edit added, where the order has an invoice. */
export const invoiceBalance = async (
  transaction: Queryable,
  order: InvoicedOrder,
  refundedCents: number,
): Promise<void> => {
  await noteInvoice(transaction, order, await issueAdditionalInvoice(transaction, order, refundedCents));
};
