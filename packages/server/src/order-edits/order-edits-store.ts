import type { OrderLine } from '@sitewright/domain/orders';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { orderLines, orders } from '../orders/orders-tables.ts';

interface OrderKey {
  readonly websiteId: string;
  readonly orderId: string;
}

export interface LineToWrite {
  readonly line: OrderLine;
  readonly place: number;
  readonly stockQuantity: number;
}

export const deleteLines = async (
  transaction: Queryable,
  { websiteId, orderId }: OrderKey,
  lineIds: readonly string[],
): Promise<void> => {
  if (lineIds.length === 0) return;
  await transaction
    .delete(orderLines)
    .where(
      and(
        eq(orderLines.websiteId, websiteId),
        eq(orderLines.orderId, orderId),
        inArray(orderLines.lineId, [...lineIds]),
      ),
    );
};

/** What was sent and refunded of a line stays. */
export const writeLines = async (
  transaction: Queryable,
  key: OrderKey,
  lines: readonly LineToWrite[],
): Promise<void> => {
  await transaction
    .insert(orderLines)
    .values(
      lines.map(({ line, place, stockQuantity }) => ({
        ...key,
        lineId: line.id,
        place,
        itemId: line.itemId,
        variantId: line.variantId,
        sku: line.sku,
        quantity: line.quantity,
        stockQuantity,
        content: line,
      })),
    )
    .onConflictDoUpdate({
      target: [orderLines.websiteId, orderLines.orderId, orderLines.lineId],
      set: {
        place: sql`excluded.place`,
        quantity: sql`excluded.quantity`,
        stockQuantity: sql`excluded.stock_quantity`,
        content: sql`excluded.content`,
      },
    });
};

type EditedFields = Pick<
  typeof orders.$inferInsert,
  'totalCents' | 'balanceCents' | 'fulfilmentState' | 'searchText' | 'content'
>;

/** Counts the revision up. */
export const writeOrder = async (
  transaction: Queryable,
  { websiteId, orderId }: OrderKey,
  { now, ...fields }: EditedFields & { readonly now: Date },
): Promise<void> => {
  await transaction
    .update(orders)
    .set({ ...fields, revision: sql`${orders.revision} + 1`, updatedAt: now })
    .where(and(eq(orders.websiteId, websiteId), eq(orders.orderId, orderId)));
};
