import { paidStateOf } from '@sitewright/domain/orders';
import type { Queryable } from '../../database/index.ts';
import { newId } from '../../ids/index.ts';
import { invoiceBalance } from '../invoice-paid.ts';
import { insertOrderEvent } from '../orders-store.ts';
import { invoicedOrder } from '../read/invoiced-order.ts';
import { lockOrder } from '../read/read-order-store.ts';
import { updateOrder } from './order-changes-store.ts';

export interface PaidBalance {
  readonly websiteId: string;
  readonly orderId: string;
  readonly amountCents: number;
  readonly now: Date;
  /** The name of a contributor; empty for the customer. */
  readonly madeBy?: string;
}

/** What was still to be paid has come. False where it is no longer asked for: the order was changed or cancelled. */
export const settleBalance = async (
  transaction: Queryable,
  { websiteId, orderId, amountCents, now, madeBy = '' }: PaidBalance,
): Promise<boolean> => {
  const order = await lockOrder(transaction, websiteId, orderId);
  if (!order || order.row.balanceCents !== amountCents || order.row.fulfilmentState === 'cancelled')
    return false;
  const { refundedCents, totalCents } = order.row;
  const key = { websiteId, orderId };
  await updateOrder(transaction, key, {
    balanceCents: 0,
    paymentState: paidStateOf({ refundedCents, paidCents: totalCents }),
    now,
  });
  await insertOrderEvent(transaction, {
    ...key,
    eventId: newId(),
    kind: 'balance-paid',
    data: { amountCents, currency: order.row.currency },
    madeBy,
    createdAt: now,
  });
  if (!order.row.isDemo) await invoiceBalance(transaction, invoicedOrder(order, now), refundedCents);
  return true;
};
