import { firstFulfilment } from '@sitewright/domain/orders';
import type { Queryable } from '../../database/index.ts';
import { newId } from '../../ids/index.ts';
import { setFulfilledQuantities, updateOrder } from './order-changes-store.ts';
import { issueOrderedCards } from '../issue-ordered-cards.ts';
import { invoicePaid } from '../invoice-paid.ts';
import { insertOrderEvent } from '../orders-store.ts';
import { invoicedOrder } from '../read/invoiced-order.ts';
import { lockOrder, type StoredOrder } from '../read/read-order-store.ts';

export interface PaidOrder {
  readonly websiteId: string;
  readonly orderId: string;
  readonly now: Date;
  /** The name of a contributor; empty for the program. */
  readonly madeBy?: string;
}

/** Orders of downloads alone are delivered by the payment. */
const isDeliveredAtOnce = ({ lines }: StoredOrder): boolean =>
  firstFulfilment(
    lines.map(({ content }) => content),
    true,
  ) === 'fulfilled';

/** An order that waited for its payment has got it. False where it was paid or cancelled meanwhile. */
export const markOrderPaid = async (
  transaction: Queryable,
  { websiteId, orderId, now, madeBy = '' }: PaidOrder,
): Promise<boolean> => {
  const order = await lockOrder(transaction, websiteId, orderId);
  if (order?.row.paymentState !== 'awaiting' || order.row.fulfilmentState === 'cancelled') return false;
  const key = { websiteId, orderId };
  const isDelivered = isDeliveredAtOnce(order);
  if (isDelivered)
    await setFulfilledQuantities(
      transaction,
      key,
      order.lines.map(({ lineId, quantity }) => ({ id: lineId, fulfilledQuantity: quantity })),
    );
  await updateOrder(transaction, key, {
    paymentState: 'paid',
    expiresAt: null,
    ...(isDelivered ? { fulfilmentState: 'fulfilled' as const } : {}),
    now,
  });
  await insertOrderEvent(transaction, {
    ...key,
    eventId: newId(),
    kind: 'paid',
    data: {},
    madeBy,
    createdAt: now,
  });
  if (!order.row.isDemo) {
    const paid = invoicedOrder(order, now);
    await invoicePaid(transaction, paid);
    await issueOrderedCards(transaction, paid);
  }
  return true;
};
