import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { orderReturns } from './return-records-tables.ts';

export type ReturnRow = typeof orderReturns.$inferSelect;

/** Of an order, oldest first. */
export const listReturns = (database: Queryable, websiteId: string, orderId: string): Promise<ReturnRow[]> =>
  database
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.websiteId, websiteId), eq(orderReturns.orderId, orderId)))
    .orderBy(asc(orderReturns.returnId));

export const insertReturn = async (
  transaction: Queryable,
  row: typeof orderReturns.$inferInsert,
): Promise<void> => {
  await transaction.insert(orderReturns).values(row);
};

export const updateReturn = async (
  transaction: Queryable,
  { websiteId, returnId }: Pick<ReturnRow, 'websiteId' | 'returnId'>,
  values: Partial<Pick<ReturnRow, 'state' | 'reply' | 'isRestocked' | 'updatedAt'>>,
): Promise<void> => {
  await transaction
    .update(orderReturns)
    .set(values)
    .where(and(eq(orderReturns.websiteId, websiteId), eq(orderReturns.returnId, returnId)));
};
