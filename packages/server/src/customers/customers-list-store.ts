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
  /** The last id of the part before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Newest first. Erased ones are left out. */
export const listCustomers = async (
  database: Queryable,
  websiteId: string,
  { search, before, limit }: CustomerPage,
): Promise<ListedCustomer[]> => {
  const { rows } = await database.execute<ListedCustomer>(sql`
    select ${columns} from (select * from customers c where c.website_id = ${websiteId} and c.erased_at is null
        and ${searchCondition(search)} and ${before === undefined ? sql`true` : sql`c.customer_id < ${before}`}
      order by c.customer_id desc limit ${limit}) c
    cross join lateral (${ordersOf}) o order by c.customer_id desc`);
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
