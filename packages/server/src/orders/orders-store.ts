import { sql } from 'drizzle-orm';
import { insertBeforeCommit, runPrepared, sql as statement, type Queryable } from '../database/index.ts';
import { orderEvents, orderLines, orders } from './orders-tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;

/** Locks the counter until the transaction ends: numbers have no gaps. */
export const takeOrderNumber = async (
  transaction: Queryable,
  websiteId: string,
  isTest: boolean,
): Promise<number> => {
  const [row] = await runPrepared<{ number: number }>(
    transaction,
    statement`insert into order_counters (website_id, is_test, next_number) values (${websiteId}, ${isTest}, 2)
      on conflict (website_id, is_test) do update set next_number = order_counters.next_number + 1
      returning next_number - 1 as number`,
  );
  if (!row) throw new Error('An order number was not stored.');
  return row.number;
};

/** Written before the commit: until then its number, which all orders of the site wait for, is locked. */
export const insertOrder = async (
  transaction: Queryable,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> => {
  await insertBeforeCommit(transaction, orders, [order]);
  await insertBeforeCommit(transaction, orderLines, lines);
};

export const insertOrderEvent = (
  transaction: Queryable,
  event: typeof orderEvents.$inferInsert,
): Promise<void> => insertBeforeCommit(transaction, orderEvents, [event]);

/** Orders of real customers: test orders and those of the demo site are none. */
export const hasLiveOrders = async (database: Queryable, websiteId: string): Promise<boolean> => {
  const { rows } = await database.execute<{ has: boolean }>(sql`select exists (
    select 1 from orders where website_id = ${websiteId} and not is_test and not is_demo) as has`);
  return rows[0]?.has ?? false;
};

export interface OrderRefund {
  readonly websiteId: string;
  readonly orderId: string;
  /** Negative where a refund has failed. */
  readonly amountCents: number;
  /** What of it was paid beyond the total: it lowers what the order owes, and not what it is worth. */
  readonly creditCents?: number;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly now: Date;
}

/** Pieces that returns put back into stock are not put back again by a refund or by deleting the order. */
export const limitLineStock = async (
  transaction: Queryable,
  { websiteId, orderId }: Pick<OrderRefund, 'websiteId' | 'orderId'>,
  restocked: ReadonlyMap<string, number>,
): Promise<void> => {
  const rows = [...restocked].map(([lineId, quantity]) => ({ line_id: lineId, quantity }));
  await transaction.execute(sql`update order_lines l
      set stock_quantity = least(l.stock_quantity, greatest(0, l.quantity - r.quantity))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(line_id text, quantity int)
    where l.website_id = ${websiteId} and l.order_id = ${orderId} and l.line_id = r.line_id`);
};

/** Counts a refund that was requested; one that failed is taken off again. */
export const countRefund = async (
  transaction: Queryable,
  { websiteId, orderId, amountCents, creditCents = 0, lines, now }: OrderRefund,
): Promise<void> => {
  const refunded = sql`refunded_cents + ${amountCents - creditCents}`;
  await transaction.execute(sql`update orders set refunded_cents = ${refunded},
      balance_cents = balance_cents + ${creditCents},
      payment_state = case when ${refunded} = 0 then 'paid'
        when ${refunded} >= total_cents - balance_cents - ${creditCents} then 'refunded' else 'part-refunded' end,
      revision = revision + 1, updated_at = ${now}
    where website_id = ${websiteId} and order_id = ${orderId}`);
  const rows = lines.map(({ lineId, quantity }) => ({ line_id: lineId, quantity }));
  await transaction.execute(sql`update order_lines l set refunded_quantity = l.refunded_quantity + r.quantity,
      stock_quantity = least(l.stock_quantity, l.quantity - l.refunded_quantity - r.quantity)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(line_id text, quantity int)
    where l.website_id = ${websiteId} and l.order_id = ${orderId} and l.line_id = r.line_id`);
};
