import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { orders } from '../orders-tables.ts';

/** Locked, in the order of their ids. */
export const listDemoOrders = (
  transaction: Queryable,
  websiteId: string,
): Promise<Pick<typeof orders.$inferSelect, 'orderId' | 'customerId' | 'number' | 'isTest'>[]> =>
  transaction
    .select({
      orderId: orders.orderId,
      customerId: orders.customerId,
      number: orders.number,
      isTest: orders.isTest,
    })
    .from(orders)
    .where(and(eq(orders.websiteId, websiteId), eq(orders.isDemo, true)))
    .orderBy(orders.orderId)
    .for('update');

export const deleteCustomersWithoutOrders = async (
  transaction: Queryable,
  websiteId: string,
  customerIds: readonly string[],
): Promise<void> => {
  await transaction.execute(sql`
    with gone as (delete from customers c where c.website_id = ${websiteId}
        and c.customer_id = any(${sql.param([...customerIds])}::text[])
        and not exists (select 1 from orders o where o.website_id = c.website_id and o.customer_id = c.customer_id)
      returning c.customer_id)
    delete from customer_addresses a using gone
      where a.website_id = ${websiteId} and a.customer_id = gone.customer_id`);
};

/** The first real order is number 1, unless there was one already or the owner has chosen another number. */
export const resetNumbering = async (
  transaction: Queryable,
  websiteId: string,
  lastNumber: number,
): Promise<void> => {
  await transaction.execute(sql`delete from order_counters where website_id = ${websiteId} and not is_test
    and next_number = ${lastNumber + 1}
    and not exists (select 1 from orders where website_id = ${websiteId} and not is_test)`);
};

/** Follow-up emails, webhooks and hooks that the owner has not changed. */
export const deleteDemoConnections = async (transaction: Queryable, websiteId: string): Promise<void> => {
  await transaction.execute(sql`delete from webhook_deliveries d using webhook_endpoints e
    where e.website_id = ${websiteId} and e.is_demo and d.website_id = e.website_id and d.endpoint_id = e.endpoint_id`);
  for (const table of ['webhook_endpoints', 'automation_keys', 'follow_ups'])
    await transaction.execute(
      sql`delete from ${sql.identifier(table)} where website_id = ${websiteId} and is_demo`,
    );
};
