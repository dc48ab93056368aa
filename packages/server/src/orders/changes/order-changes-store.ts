import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { downloads } from '../../downloads/downloads-tables.ts';
import {
  orderBalanceLinks,
  orderCounters,
  orderEvents,
  orderLines,
  orders,
  shipments,
} from '../orders-tables.ts';
import { creditNotes, invoices } from '../../invoice-records/invoice-records-tables.ts';
import { orderReturns } from '../../return-records/return-records-tables.ts';
import { discountUses, disputes, payments, refunds } from '../../payment-records/payment-records-tables.ts';

interface OrderKey {
  readonly websiteId: string;
  readonly orderId: string;
}

const isOrder = ({ websiteId, orderId }: OrderKey): SQL | undefined =>
  and(eq(orders.websiteId, websiteId), eq(orders.orderId, orderId));

type OrderFields = Partial<
  Pick<
    typeof orders.$inferInsert,
    'fulfilmentState' | 'paymentState' | 'balanceCents' | 'tags' | 'expiresAt' | 'readyAt'
  >
>;

/** Counts the revision up. */
export const updateOrder = async (
  transaction: Queryable,
  key: OrderKey,
  { now, ...fields }: OrderFields & { readonly now: Date },
): Promise<void> => {
  await transaction
    .update(orders)
    .set({ ...fields, revision: sql`${orders.revision} + 1`, updatedAt: now })
    .where(isOrder(key));
};

export const setFulfilledQuantities = async (
  transaction: Queryable,
  { websiteId, orderId }: OrderKey,
  lines: readonly { readonly id: string; readonly fulfilledQuantity: number }[],
): Promise<void> => {
  const rows = lines.map(({ id, fulfilledQuantity }) => ({ line_id: id, fulfilled: fulfilledQuantity }));
  await transaction.execute(sql`update order_lines l set fulfilled_quantity = r.fulfilled
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(line_id text, fulfilled int)
    where l.website_id = ${websiteId} and l.order_id = ${orderId} and l.line_id = r.line_id`);
};

export const insertShipment = async (
  transaction: Queryable,
  row: typeof shipments.$inferInsert,
): Promise<void> => {
  await transaction.insert(shipments).values(row);
};

export const deleteShipments = async (
  transaction: Queryable,
  { websiteId, orderId }: OrderKey,
): Promise<void> => {
  await transaction
    .delete(shipments)
    .where(and(eq(shipments.websiteId, websiteId), eq(shipments.orderId, orderId)));
};

/** Whether there was one. */
export const deleteNote = async (
  transaction: Queryable,
  { websiteId, orderId }: OrderKey,
  eventId: string,
): Promise<boolean> => {
  const deleted = await transaction
    .delete(orderEvents)
    .where(
      and(
        eq(orderEvents.websiteId, websiteId),
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.eventId, eventId),
        eq(orderEvents.kind, 'note'),
      ),
    )
    .returning({ id: orderEvents.eventId });
  return deleted.length > 0;
};

export interface TagChange {
  readonly ids: readonly string[];
  readonly tag: string;
  readonly isAdded: boolean;
  readonly maxTags: number;
  readonly now: Date;
}

/** Tags are compared without capitals. Returns how many orders changed. */
export const changeTag = async (
  transaction: Queryable,
  websiteId: string,
  { ids, tag, isAdded, maxTags, now }: TagChange,
): Promise<number> => {
  const hasTag = sql`exists (select 1 from unnest(o.tags) t where lower(t) = lower(${tag}))`;
  const tags = isAdded
    ? sql`array_append(o.tags, ${tag}::text)`
    : sql`array(select t from unnest(o.tags) with ordinality x(t, at) where lower(t) <> lower(${tag}) order by at)`;
  const isChanged = isAdded ? sql`not ${hasTag} and cardinality(o.tags) < ${maxTags}` : hasTag;
  const { rowCount } = await transaction.execute(sql`update orders o
    set tags = ${tags}, revision = o.revision + 1, updated_at = ${now}
    where o.website_id = ${websiteId} and o.order_id = any(${sql.param([...ids])}::text[]) and ${isChanged}`);
  return rowCount ?? 0;
};

export const listTestOrders = async (
  transaction: Queryable,
  websiteId: string,
  ids: readonly string[] | undefined,
): Promise<string[]> => {
  const rows = await transaction
    .select({ id: orders.orderId })
    .from(orders)
    .where(
      and(
        eq(orders.websiteId, websiteId),
        eq(orders.isTest, true),
        ids === undefined ? undefined : inArray(orders.orderId, [...ids]),
      ),
    )
    .orderBy(orders.orderId)
    .for('update');
  return rows.map(({ id }) => id);
};

/** A line with the pieces that are out of stock for it. */
export type StockedLine = Pick<typeof orderLines.$inferSelect, 'orderId' | 'variantId' | 'stockQuantity'>;

export const listStockedLines = async (
  transaction: Queryable,
  websiteId: string,
  orderIds: readonly string[],
): Promise<StockedLine[]> =>
  transaction
    .select({
      orderId: orderLines.orderId,
      variantId: orderLines.variantId,
      stockQuantity: orderLines.stockQuantity,
    })
    .from(orderLines)
    .where(and(eq(orderLines.websiteId, websiteId), inArray(orderLines.orderId, [...orderIds])));

/** Nothing of the orders is out of stock any more. */
export const clearStockQuantities = async (
  transaction: Queryable,
  websiteId: string,
  orderIds: readonly string[],
): Promise<void> => {
  await transaction
    .update(orderLines)
    .set({ stockQuantity: 0 })
    .where(and(eq(orderLines.websiteId, websiteId), inArray(orderLines.orderId, [...orderIds])));
};

/** With everything that belongs to them. */
export const deleteOrders = async (
  transaction: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<void> => {
  const tables = [
    orderReturns,
    orderBalanceLinks,
    creditNotes,
    invoices,
    downloads,
    disputes,
    refunds,
    payments,
    discountUses,
    shipments,
    orderEvents,
    orderLines,
    orders,
  ];
  for (const table of tables)
    await transaction
      .delete(table)
      .where(and(eq(table.websiteId, websiteId), inArray(table.orderId, [...ids])));
};

export interface ExpiredOrder extends OrderKey {
  /** Where it was placed; null for an order that nobody has begun to pay. */
  readonly publicOrigin: string | null;
}

/** Unpaid orders of all sites whose time is over, oldest first. */
export const listExpiredOrders = async (
  database: Queryable,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<ExpiredOrder[]> => {
  const { rows } = await database.execute<{
    website_id: string;
    order_id: string;
    public_origin: string | null;
  }>(
    sql`select o.website_id, o.order_id, p.public_origin from orders o left join lateral (
        select public_origin from payments p
        where p.website_id = o.website_id and p.order_id = o.order_id order by p.payment_id limit 1) p on true
      where o.expires_at <= ${now} and o.payment_state = 'awaiting' and o.fulfilment_state = 'pending'
      order by o.expires_at limit ${limit}`,
  );
  return rows.map(({ website_id: websiteId, order_id: orderId, public_origin: publicOrigin }) => ({
    websiteId,
    orderId,
    publicOrigin,
  }));
};

/** The number of the next live order. */
export const readNextNumber = async (database: Queryable, websiteId: string): Promise<number> => {
  const [row] = await database
    .select({ nextNumber: orderCounters.nextNumber })
    .from(orderCounters)
    .where(and(eq(orderCounters.websiteId, websiteId), eq(orderCounters.isTest, false)));
  return row?.nextNumber ?? 1;
};

/** False where the number is not higher than the last one. */
export const raiseNextNumber = async (
  transaction: Queryable,
  websiteId: string,
  nextNumber: number,
): Promise<boolean> => {
  const { rowCount } = await transaction.execute(sql`
    insert into order_counters (website_id, is_test, next_number) values (${websiteId}, false, ${nextNumber})
    on conflict (website_id, is_test) do update set next_number = excluded.next_number
      where order_counters.next_number <= excluded.next_number`);
  return (rowCount ?? 0) > 0;
};
