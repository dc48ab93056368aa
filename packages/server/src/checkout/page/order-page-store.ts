import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { orderLines, orders, shipments } from '../../orders/orders-tables.ts';
import { payments } from '../../payment-records/payment-records-tables.ts';
import { checkouts } from '../checkout-tables.ts';

export interface StoredOrder {
  readonly order: typeof orders.$inferSelect;
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
  readonly shipments: readonly (typeof shipments.$inferSelect)[];
  /** Of the manual method that it is paid with; empty for others. */
  readonly methodId: string;
}

export const findStoredOrder = async (
  database: Queryable,
  websiteId: string,
  orderId: string,
): Promise<StoredOrder | undefined> => {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.websiteId, websiteId), eq(orders.orderId, orderId)));
  if (!order) return undefined;
  const lines = await database
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.websiteId, websiteId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.place));
  const sent = await database
    .select()
    .from(shipments)
    .where(and(eq(shipments.websiteId, websiteId), eq(shipments.orderId, orderId)))
    .orderBy(asc(shipments.createdAt));
  const [payment] = await database
    .select({ methodId: payments.methodId })
    .from(payments)
    .where(
      and(eq(payments.websiteId, websiteId), eq(payments.orderId, orderId), eq(payments.gateway, 'manual')),
    );
  return { order, lines, shipments: sent, methodId: payment?.methodId ?? '' };
};

/** Whether the cart of the token became the order. */
export const isBoughtWith = async (
  database: Queryable,
  { websiteId, cartId }: { readonly websiteId: string; readonly cartId: string },
  tokenHash: string,
): Promise<boolean> => {
  const [found] = await database
    .select({ checkoutId: checkouts.checkoutId })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.websiteId, websiteId),
        eq(checkouts.cartId, cartId),
        eq(checkouts.tokenHash, tokenHash),
      ),
    );
  return found !== undefined;
};
