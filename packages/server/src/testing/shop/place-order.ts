import { foldEmail, type OrderContent } from '@sitewright/domain/orders';
import { sampleOrder } from '@sitewright/domain/orders/testing';
import { inTransaction, type Database } from '../../database/index.ts';
import { newId } from '../../ids/index.ts';
import { createOrder, type CreatedOrder } from '../../orders/index.ts';

export interface OrderToPlace {
  readonly content?: Partial<OrderContent>;
  readonly isTest?: boolean;
  readonly isPaid?: boolean;
  /** Out of stock for it, by variant. */
  readonly taken?: ReadonlyMap<string, number>;
  readonly now?: Date;
}

/** Stores an order as a payment does. */
export const placeOrder = (
  database: Database,
  websiteId: string,
  { content = {}, isTest = false, isPaid = true, taken = new Map(), now = new Date() }: OrderToPlace = {},
): Promise<CreatedOrder> => {
  const whole = sampleOrder({ cartId: newId(), ...content });
  return inTransaction(database, (transaction) =>
    createOrder(transaction, websiteId, {
      orderId: newId(),
      content: whole,
      emailKey: foldEmail(whole.email),
      taken,
      isTest,
      isPaid,
      expiresAt: null,
      now,
    }),
  );
};
