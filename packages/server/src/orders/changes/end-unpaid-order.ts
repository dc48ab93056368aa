import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../../database/index.ts';
import { newId } from '../../ids/index.ts';
import { endAwaitedPayments, lockPaymentsOf } from '../../payment-records/index.ts';
import { isEnabled, sendOrderMail } from '../order-mail/order-mail.ts';
import { insertOrderEvent } from '../orders-store.ts';
import { lockOrder, type StoredOrder } from '../read/read-order-store.ts';
import { numberOf } from './change-order.ts';
import { updateOrder } from './order-changes-store.ts';
import { returnOrderStock } from './return-order-stock.ts';

export interface UnpaidOrder {
  readonly site: Site;
  readonly orderId: string;
  readonly publicOrigin: string;
  readonly secret: string;
  readonly now: Date;
}

const endings = {
  expired: { event: 'cancelled', data: { isRestocked: true, isExpired: true }, mail: 'cancelled' },
  failed: { event: 'payment-failed', data: { isRestocked: true }, mail: 'payment-failed' },
} as const;

/** Its stock is free again, and the customer is told. */
const end = async (
  transaction: Queryable,
  unpaid: UnpaidOrder,
  { order, paymentState }: { readonly order: StoredOrder; readonly paymentState: keyof typeof endings },
): Promise<void> => {
  const { site, orderId, now } = unpaid;
  const { event, data, mail } = endings[paymentState];
  const key = { websiteId: site.id, orderId };
  const context = { ...unpaid, database: transaction, contributor: { name: '' } };
  await returnOrderStock(context, order.lines, `#${numberOf(order)}`);
  await updateOrder(transaction, key, {
    paymentState,
    fulfilmentState: 'cancelled',
    expiresAt: null,
    now,
  });
  await insertOrderEvent(transaction, {
    ...key,
    eventId: newId(),
    kind: event,
    data,
    madeBy: '',
    createdAt: now,
  });
  if (await isEnabled(transaction, unpaid, mail))
    await sendOrderMail(transaction, unpaid, { kind: mail, orderId });
};

/** Paid, cancelled or fulfilled meanwhile, it stays as it is. */
const isUnpaid = ({ row }: StoredOrder): boolean =>
  row.paymentState === 'awaiting' && row.fulfilmentState === 'pending';

/** Cancels an order that nobody has paid in time. */
export const expireOrder = async (transaction: Queryable, unpaid: UnpaidOrder): Promise<void> => {
  const { site, orderId, now } = unpaid;
  await lockPaymentsOf(transaction, { websiteId: site.id, orderId });
  const order = await lockOrder(transaction, site.id, orderId);
  const isDue = order?.row.expiresAt && order.row.expiresAt <= now;
  if (!order || !isDue || !isUnpaid(order)) return;
  await end(transaction, unpaid, { order, paymentState: 'expired' });
  // Frees gift cards, which are locked after the stock.
  await endAwaitedPayments(transaction, { websiteId: site.id, orderId }, { state: 'cancelled', now });
};

/** Cancels an order whose payment has failed after it was placed. */
export const failOrder = async (transaction: Queryable, unpaid: UnpaidOrder): Promise<void> => {
  const order = await lockOrder(transaction, unpaid.site.id, unpaid.orderId);
  if (order && isUnpaid(order)) await end(transaction, unpaid, { order, paymentState: 'failed' });
};
