import type { PaymentState, RefundState } from '@sitewright/domain/payments';
import type { ReturnKind } from '@sitewright/domain/returns';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { findRows, sql as statement, writeWaitingRows, type Queryable } from '../../database/index.ts';
import { listDownloads, type BoughtDownload } from '../../downloads/index.ts';
import { listMailStates } from '../../mail/index.ts';
import { openReturnsOf } from './open-returns-store.ts';
import { unconfirmedOf } from './unconfirmed-sign-ups-store.ts';
import { disputesOf, type OrderDispute } from './order-disputes-store.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from '../orders-store.ts';
import { orderEvents, orderLines, orders, shipments } from '../orders-tables.ts';

export type ShipmentRow = typeof shipments.$inferSelect;

/** Rows of payments, which know orders and not the other way round. */
interface PaymentRow extends Record<string, unknown> {
  readonly orderId: string;
  readonly paymentId: string;
  readonly gateway: string;
  readonly methodId: string;
  readonly state: PaymentState;
  readonly amountCents: number;
  readonly reference: string | null;
  readonly failure: string | null;
  readonly createdAt: Date | string;
}

interface RefundRow extends Record<string, unknown> {
  readonly orderId: string;
  readonly refundId: string;
  readonly amountCents: number;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly giftCards: readonly { readonly id: string; readonly amountCents: number }[];
  readonly state: RefundState;
  readonly reason: string;
  readonly isRestocked: boolean;
  readonly failure: string | null;
  readonly madeBy: string;
  readonly createdAt: Date | string;
}

/** An order with its lines, as every change reads it. */
export interface StoredOrder {
  readonly row: OrderRow;
  readonly lines: readonly OrderLineRow[];
}

/** With all that the order's page shows. */
export interface WholeOrder extends StoredOrder {
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
  /** Newest first. */
  readonly disputes: readonly OrderDispute[];
  readonly openReturn: ReturnKind | null;
  readonly isMarketingUnconfirmed: boolean;
  readonly shipments: readonly ShipmentRow[];
  readonly events: readonly OrderEventRow[];
  /** Of the emails that its events name, by their ids. */
  readonly mailStates: Awaited<ReturnType<typeof listMailStates>>;
  readonly downloads: readonly BoughtDownload[];
}

const linesOf = (database: Queryable, websiteId: string, ids: readonly string[]): Promise<OrderLineRow[]> =>
  findRows(
    database,
    orderLines,
    statement`where website_id = ${websiteId} and order_id = any(${ids}::text[]) order by place`,
  );

/** No other transaction changes it until this one ends. */
export const lockOrder = async (
  transaction: Queryable,
  websiteId: string,
  orderId: string,
): Promise<StoredOrder | undefined> => {
  await writeWaitingRows(transaction);
  const [row] = await findRows(
    transaction,
    orders,
    statement`where website_id = ${websiteId} and order_id = ${orderId} for update`,
  );
  return row && { row, lines: await linesOf(transaction, websiteId, [orderId]) };
};

const paymentsOf = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<PaymentRow[]> => {
  const { rows } = await database.execute<PaymentRow>(sql`
    select order_id as "orderId", payment_id as "paymentId", gateway, method_id as "methodId", state,
      amount_cents::float8 as "amountCents", reference, failure, created_at as "createdAt"
    from payments where website_id = ${websiteId} and order_id = any(${sql.param([...ids])}::text[])
    order by payment_id`);
  return rows;
};

const refundsOf = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<RefundRow[]> => {
  const { rows } = await database.execute<RefundRow>(sql`
    select order_id as "orderId", refund_id as "refundId", amount_cents::float8 as "amountCents", state, reason,
      lines, gift_cards as "giftCards",
      is_restocked as "isRestocked", failure, made_by as "madeBy", created_at as "createdAt"
    from refunds where website_id = ${websiteId} and order_id = any(${sql.param([...ids])}::text[])
    order by refund_id`);
  return rows;
};

/** The email that an event tells of; null for other events and those of earlier versions. */
export const mailIdOf = ({ data: { mailId } }: Pick<OrderEventRow, 'data'>): string | null =>
  typeof mailId === 'string' ? mailId : null;

const readParts = async (database: Queryable, websiteId: string, ids: readonly string[]) => ({
  downloads: await listDownloads(database, websiteId, ids),
  lines: await linesOf(database, websiteId, ids),
  payments: await paymentsOf(database, websiteId, ids),
  refunds: await refundsOf(database, websiteId, ids),
  disputes: await disputesOf(database, websiteId, ids),
  openReturns: await openReturnsOf(database, websiteId, ids),
  unconfirmed: await unconfirmedOf(database, websiteId, ids),
  shipments: await database
    .select()
    .from(shipments)
    .where(and(eq(shipments.websiteId, websiteId), inArray(shipments.orderId, [...ids])))
    .orderBy(asc(shipments.shipmentId)),
  events: await database
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.websiteId, websiteId), inArray(orderEvents.orderId, [...ids])))
    .orderBy(desc(orderEvents.createdAt), desc(orderEvents.eventId)),
});

/** In the order of the ids; those of other sites are left out. */
export const findOrders = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<WholeOrder[]> => {
  await writeWaitingRows(database);
  const rows = await database
    .select()
    .from(orders)
    .where(and(eq(orders.websiteId, websiteId), inArray(orders.orderId, [...ids])));
  if (rows.length === 0) return [];
  const found = rows.map(({ orderId }) => orderId);
  const parts = await readParts(database, websiteId, found);
  const mailIds = parts.events.flatMap((event) => mailIdOf(event) ?? []);
  const mailStates = await listMailStates(database, websiteId, mailIds);
  const byId = new Map(rows.map((row) => [row.orderId, row]));
  const own = <Part extends { orderId: string | null }>(all: readonly Part[], id: string): Part[] =>
    all.filter(({ orderId }) => orderId === id);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      row,
      lines: own(parts.lines, id),
      payments: own(parts.payments, id),
      refunds: own(parts.refunds, id),
      disputes: own(parts.disputes, id),
      openReturn: parts.openReturns.get(id) ?? null,
      isMarketingUnconfirmed: parts.unconfirmed.has(id),
      shipments: own(parts.shipments, id),
      events: own(parts.events, id),
      mailStates,
      downloads: own(parts.downloads, id),
    };
  });
};

const ORDINALS = 100;

/** The how manieth order of its customer each of them is; at most a hundred are counted. */
export const countCustomerOrders = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await database.execute<{ id: string; count: number }>(sql`
    select o.order_id as id, (select count(*)::int from (select 1 from orders p
      where p.website_id = o.website_id and p.customer_id = o.customer_id and p.placed_at <= o.placed_at
      limit ${ORDINALS}) counted) as count
    from orders o where o.website_id = ${websiteId} and o.order_id = any(${sql.param([...ids])}::text[])`);
  return new Map(rows.map(({ id, count }) => [id, count]));
};
