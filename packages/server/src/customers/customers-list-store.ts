import type { CustomerSort } from '@sitewright/domain/customers';
import { readOrderSearch } from '@sitewright/domain/orders';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

export interface ListedCustomer extends Record<string, unknown> {
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  readonly acceptsMarketing: boolean;
  readonly createdAt: Date | string;
  readonly erasedAt: Date | string | null;
  readonly orderCount: number;
  readonly spent: readonly { readonly currency: string; readonly cents: number }[];
  readonly lastOrderAt: Date | string | null;
}

/** As in the index `customers_by_words`. */
const words = sql`to_tsvector('simple', translate(lower(c.name || ' ' || c.email), '@.-_+/#', '       '))`;

const searchCondition = (typed: string): SQL => {
  const { words: given, email } = readOrderSearch(typed);
  if (email !== null) return sql`c.email_key = ${email}`;
  if (given.length === 0) return sql`true`;
  return sql`${words} @@ to_tsquery('simple', ${given.map((word) => `${word}:*`).join(' & ')})`;
};

/** What was paid and not refunded. */
const ordersOf = sql`select count(*)::int as order_count, max(o.placed_at) as last_order_at,
    coalesce(jsonb_agg(jsonb_build_object('currency', o.currency, 'cents', o.cents)
      order by o.currency) filter (where o.cents > 0), '[]') as unsummed
  from (select p.placed_at, p.currency, case when p.is_test or p.payment_state not in ('paid', 'part-refunded')
      then 0 else p.total_cents - p.balance_cents - p.refunded_cents end as cents
    from orders p where p.website_id = c.website_id and p.customer_id = c.customer_id) o`;

const columns = sql`c.customer_id as "customerId", c.name, c.email, c.phone, c.note,
  c.accepts_marketing as "acceptsMarketing", c.created_at as "createdAt", c.erased_at as "erasedAt",
  o.order_count as "orderCount", o.last_order_at as "lastOrderAt",
  coalesce((select jsonb_agg(jsonb_build_object('currency', s.currency, 'cents', s.cents) order by s.currency)
    from (select x.currency, sum(x.cents)::bigint as cents
      from jsonb_to_recordset(o.unsummed) as x(currency text, cents bigint) group by x.currency) s), '[]') as spent`;

export interface CustomerPage {
  readonly search: string;
  readonly sort?: CustomerSort | undefined;
  /** The last id of the part before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** What was paid and not refunded of an order. */
const paidCents = sql`case when o.is_test or o.payment_state not in ('paid', 'part-refunded')
  then 0 else o.total_cents - o.balance_cents - o.refunded_cents end`;

/** What customers are sorted by, where it is in their orders; read from an index alone. */
const figures = {
  'last-order': sql`select o.customer_id, extract(epoch from max(o.placed_at))::float8 as figure from orders o`,
  // Amounts of several currencies cannot be compared. Who has paid in others alone comes after those who paid in the store's.
  spent: sql`select o.customer_id, greatest(
      coalesce(sum(${paidCents}) filter (where o.currency = (select w.settings ->> 'currency' from websites w
        where w.website_id = o.website_id)), 0)::float8,
      case when sum(${paidCents}) > 0 then 0.5 else 0 end) as figure from orders o`,
} as const;

/** The ids of a part of the list, in its order. Those without orders come last. */
const sortedByFigure = (
  websiteId: string,
  sort: keyof typeof figures,
  { search, before, limit }: CustomerPage,
): SQL => {
  const isAfter =
    before === undefined
      ? sql`true`
      : sql`(coalesce(f.figure, 0), c.customer_id) <
          (coalesce((select b.figure from figures b where b.customer_id = ${before}), 0), ${before})`;
  return sql`with figures as (${figures[sort]} where o.website_id = ${websiteId} group by o.customer_id)
    select c.*, row_number() over (order by coalesce(f.figure, 0) desc, c.customer_id desc) as place
    from customers c left join figures f on f.customer_id = c.customer_id
    where c.website_id = ${websiteId} and c.erased_at is null and ${searchCondition(search)} and ${isAfter}
    order by place limit ${limit}`;
};

const sortedByName = (websiteId: string, { search, before, limit }: CustomerPage): SQL => {
  const isAfter =
    before === undefined
      ? sql`true`
      : sql`(c.name, c.customer_id) > (select b.name, b.customer_id from customers b
          where b.website_id = ${websiteId} and b.customer_id = ${before})`;
  return sql`select c.*, row_number() over (order by c.name, c.customer_id) as place from customers c
    where c.website_id = ${websiteId} and c.erased_at is null and ${searchCondition(search)} and ${isAfter}
    order by c.name, c.customer_id limit ${limit}`;
};

const sortedByAge = (websiteId: string, { search, before, limit }: CustomerPage): SQL =>
  sql`select c.*, row_number() over (order by c.customer_id desc) as place from customers c
    where c.website_id = ${websiteId} and c.erased_at is null
      and ${searchCondition(search)} and ${before === undefined ? sql`true` : sql`c.customer_id < ${before}`}
    order by c.customer_id desc limit ${limit}`;

const partOf = (websiteId: string, page: CustomerPage): SQL => {
  const { sort = 'newest' } = page;
  if (sort === 'newest') return sortedByAge(websiteId, page);
  return sort === 'name' ? sortedByName(websiteId, page) : sortedByFigure(websiteId, sort, page);
};

/** Sorted, newest first unless asked otherwise. Erased ones are left out. */
export const listCustomers = async (
  database: Queryable,
  websiteId: string,
  page: CustomerPage,
): Promise<ListedCustomer[]> => {
  const { rows } = await database.execute<ListedCustomer>(sql`
    select ${columns} from (${partOf(websiteId, page)}) c
    cross join lateral (${ordersOf}) o order by c.place`);
  return rows;
};

export const findCustomer = async (
  database: Queryable,
  websiteId: string,
  customerId: string,
): Promise<ListedCustomer | undefined> => {
  const { rows } = await database.execute<ListedCustomer>(sql`
    select ${columns} from customers c cross join lateral (${ordersOf}) o
    where c.website_id = ${websiteId} and c.customer_id = ${customerId}`);
  return rows[0];
};
