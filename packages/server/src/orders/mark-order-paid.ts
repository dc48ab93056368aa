import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { insertOrderEvent, setOrderPaid } from './orders-store.ts';

export interface PaidOrder {
  readonly websiteId: string;
  readonly orderId: string;
  readonly now: Date;
  /** The name of a contributor; empty for the program. */
  readonly madeBy?: string;
}

/** An order that waited for its payment has got it. False where it did not wait. */
export const markOrderPaid = async (
  transaction: Queryable,
  { websiteId, orderId, now, madeBy = '' }: PaidOrder,
): Promise<boolean> => {
  const isPaid = await setOrderPaid(transaction, { websiteId, orderId, now });
  if (isPaid)
    await insertOrderEvent(transaction, {
      websiteId,
      orderId,
      eventId: newId(),
      kind: 'paid',
      data: {},
      madeBy,
      createdAt: now,
    });
  return isPaid;
};
