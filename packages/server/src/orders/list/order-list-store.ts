import { orderLimits, type OrderContent, type OrderLine, type OrderTab } from '@sitewright/domain/orders';
import type { DisputeState } from '@sitewright/domain/payments';
import type { ReturnKind } from '@sitewright/domain/returns';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import type { OrderRow } from '../orders-store.ts';
import { openReturn } from '../read/open-returns-store.ts';
import { matchingOrders, type OrderFilter } from './order-filter-query.ts';

/** Customers with more orders are called regulars. */
const ORDINALS = 100;
const PICTURES = 3;

/** The position of an order in the list, newest first. */
export interface ListPosition {
  readonly placedAt: Date;
  readonly orderId: string;
}

export interface ListedOrder
  extends
    Pick<
      OrderRow,
      | 'orderId'
      | 'number'
      | 'isTest'
      | 'isDemo'
      | 'revision'
      | 'customerId'
      | 'customerName'
      | 'email'
      | 'country'
      | 'currency'
      | 'totalCents'
      | 'refundedCents'
      | 'balanceCents'
      | 'paymentState'
      | 'fulfilmentState'
      | 'isPickup'
      | 'tags'
    >,
    Record<string, unknown> {
  readonly placedAt: Date | string;
  readonly isReady: boolean;
  readonly city: string;
  readonly delivery: string;
  readonly customerOrders: number;
  readonly itemCount: number;
  readonly images: readonly { readonly assetUrl: string; readonly altText: string }[];
  readonly firstTitle: string;
  readonly isTracked: boolean;
  readonly productTypes: readonly number[];
  readonly dispute: DisputeState | null;
  readonly openReturn: ReturnKind | null;
}

const linesOf = sql`order_lines l where l.website_id = o.website_id and l.order_id = o.order_id`;

/** Amounts are exact as double numbers: they are whole and below 2^53. */
const columns = sql`o.order_id as "orderId", o.number, o.is_test as "isTest", o.is_demo as "isDemo", o.revision,
  o.customer_id as "customerId", o.customer_name as "customerName", o.email, o.country, o.currency,
  o.total_cents::float8 as "totalCents", o.refunded_cents::float8 as "refundedCents",
  o.balance_cents::float8 as "balanceCents",
  o.payment_state as "paymentState", o.fulfilment_state as "fulfilmentState", o.is_pickup as "isPickup",
  o.ready_at is not null as "isReady", o.tags,
  o.placed_at as "placedAt",
  coalesce(o.content -> 'shippingAddress' ->> 'city', o.content -> 'billingAddress' ->> 'city', '') as city,
  coalesce(o.content -> 'shipping' ->> 'name', '') as delivery,
  (select count(*)::int from (select 1 from orders p where p.website_id = o.website_id
    and p.customer_id = o.customer_id and p.placed_at <= o.placed_at limit ${ORDINALS}) counted) as "customerOrders",
  (select coalesce(sum(l.quantity), 0)::int from ${linesOf}) as "itemCount",
  (select coalesce(l.content ->> 'title', '') from ${linesOf} order by l.place limit 1) as "firstTitle",
  array(select distinct (l.content ->> 'productType')::int from ${linesOf} order by 1) as "productTypes",
  array(select l.content -> 'image' from ${linesOf} and jsonb_typeof(l.content -> 'image') = 'object'
    order by l.place limit ${PICTURES}) as images,
  exists (select 1 from shipments s where s.website_id = o.website_id and s.order_id = o.order_id
    and s.tracking_number <> '') as "isTracked",
  (select d.state from disputes d where d.website_id = o.website_id and d.order_id = o.order_id
    order by d.created_at desc limit 1) as dispute,
  ${openReturn} as "openReturn"`;

const isBefore = (before: ListPosition | undefined): SQL =>
  before === undefined
    ? sql`true`
    : sql`(o.placed_at, o.order_id) < (${before.placedAt.toISOString()}::timestamptz, ${before.orderId})`;

/** Newest first. */
export const listOrders = async (
  database: Queryable,
  websiteId: string,
  {
    filter,
    before,
    limit,
  }: { readonly filter: OrderFilter; readonly before?: ListPosition | undefined; readonly limit: number },
): Promise<ListedOrder[]> => {
  const { rows } = await database.execute<ListedOrder>(sql`
    select ${columns} from orders o where ${matchingOrders(websiteId, filter)} and ${isBefore(before)}
    order by o.placed_at desc, o.order_id desc limit ${limit}`);
  return rows;
};

export interface ExportRow extends Record<string, unknown> {
  readonly orderId: string;
  readonly number: number;
  readonly isTest: boolean;
  readonly placedAt: Date | string;
  readonly paymentState: string;
  readonly fulfilmentState: string;
  readonly refundedCents: number;
  readonly tags: string[];
  readonly content: Omit<OrderContent, 'lines'>;
  readonly lines: readonly {
    readonly line: OrderLine;
    readonly fulfilledQuantity: number;
    readonly refundedQuantity: number;
  }[];
}

/** The same orders with everything that the file has. */
export const listExportRows = async (
  database: Queryable,
  websiteId: string,
  {
    filter,
    before,
    limit,
  }: { readonly filter: OrderFilter; readonly before?: ListPosition | undefined; readonly limit: number },
): Promise<ExportRow[]> => {
  const { rows } = await database.execute<ExportRow>(sql`
    select o.order_id as "orderId", o.number, o.is_test as "isTest", o.placed_at as "placedAt",
      o.payment_state as "paymentState", o.fulfilment_state as "fulfilmentState",
      o.refunded_cents::float8 as "refundedCents", o.tags, o.content,
      coalesce((select jsonb_agg(jsonb_build_object('line', l.content, 'fulfilledQuantity', l.fulfilled_quantity,
        'refundedQuantity', l.refunded_quantity) order by l.place) from ${linesOf}), '[]') as lines
    from orders o where ${matchingOrders(websiteId, filter)} and ${isBefore(before)}
    order by o.placed_at desc, o.order_id desc limit ${limit}`);
  return rows;
};

const countOf = (websiteId: string, filter: OrderFilter): SQL => sql`(select count(*)::int from (
  select 1 from orders o where ${matchingOrders(websiteId, filter)} limit ${orderLimits.BADGE_COUNTED}) counted)`;

interface OrderCounts extends Record<string, unknown> {
  readonly toFulfil: number;
  readonly unpaid: number;
  readonly returns: number;
}

export const countOrders = async (database: Queryable, websiteId: string): Promise<OrderCounts> => {
  const count = (tab: OrderTab) => countOf(websiteId, { tab, timeZone: 'UTC' });
  const { rows } = await database.execute<OrderCounts>(
    sql`select ${count('to-fulfil')} as "toFulfil", ${count('unpaid')} as unpaid,
      ${count('returns')} as returns`,
  );
  return rows[0] ?? { toFulfil: 0, unpaid: 0, returns: 0 };
};

const TAGGED = 5000;
const MAX_TAGS = 200;

interface FilterValues extends Record<string, unknown> {
  readonly countries: readonly string[];
  readonly tags: readonly string[];
  readonly hasOrders: boolean;
  readonly hasTestOrders: boolean;
  readonly hasDemoOrders: boolean;
}

/** Countries of all orders, one step in the index for each; tags of the last few thousand orders. */
export const readFilterValues = async (database: Queryable, websiteId: string): Promise<FilterValues> => {
  const { rows } = await database.execute<FilterValues>(sql`
    with recursive countries as (
      (select country from orders where website_id = ${websiteId} order by country limit 1)
      union all
      select (select o.country from orders o where o.website_id = ${websiteId} and o.country > c.country
        order by o.country limit 1) from countries c where c.country is not null)
    select array(select country from countries where country <> '' order by country) as countries,
      array(select distinct tag from (select tags from orders where website_id = ${websiteId}
        order by placed_at desc, order_id desc limit ${TAGGED}) recent cross join unnest(recent.tags) tag
        order by tag limit ${MAX_TAGS}) as tags,
      exists (select 1 from orders where website_id = ${websiteId}) as "hasOrders",
      exists (select 1 from orders where website_id = ${websiteId} and is_test) as "hasTestOrders",
      exists (select 1 from orders where website_id = ${websiteId} and is_demo) as "hasDemoOrders"`);
  return rows[0] ?? { countries: [], tags: [], hasOrders: false, hasTestOrders: false, hasDemoOrders: false };
};
