import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../../database/index.ts';
import { newId } from '../../ids/index.ts';
import { endAwaitedPayments } from '../../payment-records/index.ts';
import { sendOrderMail } from '../order-mail/order-mail.ts';
import { insertOrderEvent } from '../orders-store.ts';
import { lockOrder, type StoredOrder } from '../read/read-order-store.ts';
import { numberOf } from './change-order.ts';
import { updateOrder } from './order-changes-store.ts';
import { returnOrderStock } from './return-order-stock.ts';

export interface OrderToExpire {
  readonly site: Site;
  readonly orderId: string;
  readonly publicOrigin: string;
  readonly secret: string;
  readonly now: Date;
}

/** Paid, cancelled or fulfilled meanwhile, it stays as it is. */
const isExpired = ({ row }: StoredOrder, now: Date): boolean =>
  row.paymentState === 'awaiting' &&
  row.fulfilmentState === 'pending' &&
  row.expiresAt !== null &&
  row.expiresAt <= now;

/** Cancels an order that nobody has paid in time: its stock is free again, and the customer is told. */
export const expireOrder = async (transaction: Queryable, expired: OrderToExpire): Promise<boolean> => {
  const { site, orderId, now } = expired;
  const key = { websiteId: site.id, orderId };
  const order = await lockOrder(transaction, site.id, orderId);
  if (!order || !isExpired(order, now)) return false;
  await endAwaitedPayments(transaction, key, { state: 'cancelled', now });
  const context = { ...expired, database: transaction, contributor: { name: '' } };
  await returnOrderStock(context, order.lines, `#${numberOf(order)}`);
  await updateOrder(transaction, key, { fulfilmentState: 'cancelled', expiresAt: null, now });
  await insertOrderEvent(transaction, {
    ...key,
    eventId: newId(),
    kind: 'cancelled',
    data: { isRestocked: true, isExpired: true },
    madeBy: '',
    createdAt: now,
  });
  await sendOrderMail(transaction, expired, { kind: 'cancelled', orderId });
  return true;
};
