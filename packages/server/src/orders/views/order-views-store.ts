import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { orderViews } from '../orders-tables.ts';

export type OrderViewRow = typeof orderViews.$inferSelect;

export const listViews = (database: Queryable, websiteId: string): Promise<OrderViewRow[]> =>
  database
    .select()
    .from(orderViews)
    .where(eq(orderViews.websiteId, websiteId))
    .orderBy(asc(orderViews.viewId));

export const insertView = async (transaction: Queryable, row: OrderViewRow): Promise<void> => {
  await transaction.insert(orderViews).values(row);
};

export const deleteView = async (
  transaction: Queryable,
  websiteId: string,
  viewId: string,
): Promise<OrderViewRow | undefined> => {
  const [row] = await transaction
    .delete(orderViews)
    .where(and(eq(orderViews.websiteId, websiteId), eq(orderViews.viewId, viewId)))
    .returning();
  return row;
};
