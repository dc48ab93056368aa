import type { AbandonedCartPeriod, AbandonedCartState } from '@sitewright/domain/abandoned-carts';
import { foldEmail } from '@sitewright/domain/orders';
import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { AbandonedCartKey, AbandonedCartRow } from '../abandoned-cart-records/index.ts';
import { abandonedCarts } from '../abandoned-cart-records/abandoned-cart-records-tables.ts';
import type { Queryable } from '../database/index.ts';
import { orders } from '../orders/orders-tables.ts';

export interface AbandonedCartFilter {
  readonly limit: number;
  /** The last id of the page before. */
  readonly before?: string | undefined;
  readonly search?: string | undefined;
  readonly state?: AbandonedCartState | undefined;
}

export interface ListedCart {
  readonly cart: AbandonedCartRow;
  readonly order: Pick<
    typeof orders.$inferSelect,
    'orderId' | 'number' | 'isTest' | 'totalCents' | 'currency'
  > | null;
}

const listWhere = (database: Queryable, condition: SQL | undefined) =>
  database
    .select({
      cart: abandonedCarts,
      order: {
        orderId: orders.orderId,
        number: orders.number,
        isTest: orders.isTest,
        totalCents: orders.totalCents,
        currency: orders.currency,
      },
    })
    .from(abandonedCarts)
    .leftJoin(
      orders,
      and(eq(orders.websiteId, abandonedCarts.websiteId), eq(orders.orderId, abandonedCarts.orderId)),
    )
    .where(condition);

/** The beginning of the address or of its domain: both have an index, any part of them would have none. */
const matches = (typed: string): SQL => {
  const pattern = `${foldEmail(typed).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { emailKey } = abandonedCarts;
  return sql`(${emailKey} like ${pattern} or split_part(${emailKey}, '@', 2) like ${pattern})`;
};

/** Ids are in the order of their creation. */
export const listAbandonedCarts = (
  database: Queryable,
  websiteId: string,
  { limit, before, search = '', state }: AbandonedCartFilter,
): Promise<ListedCart[]> => {
  const typed = search.trim();
  return listWhere(
    database,
    and(
      eq(abandonedCarts.websiteId, websiteId),
      before === undefined ? undefined : lt(abandonedCarts.checkoutId, before),
      typed === '' ? undefined : matches(typed),
      state && eq(abandonedCarts.state, state),
    ),
  )
    .orderBy(desc(abandonedCarts.checkoutId))
    .limit(limit);
};

export const readListedCart = async (
  database: Queryable,
  { websiteId, checkoutId }: AbandonedCartKey,
): Promise<ListedCart | undefined> => {
  const [row] = await listWhere(
    database,
    and(eq(abandonedCarts.websiteId, websiteId), eq(abandonedCarts.checkoutId, checkoutId)),
  );
  return row;
};

interface Recovered extends Record<string, unknown> {
  readonly currency: string;
  readonly cents: number;
  readonly count: number;
}

export interface AbandonedCartFigures {
  readonly emailed: number;
  readonly clicked: number;
  readonly recovered: readonly Recovered[];
}

const since = (period: AbandonedCartPeriod, now: Date): SQL =>
  period === 'all' ? sql`` : sql`and a.emailed_at > ${now}::timestamptz - interval '30 days'`;

/** By the time of the email. What was refunded was not recovered. */
export const readCartFigures = async (
  database: Queryable,
  websiteId: string,
  { period, now }: { readonly period: AbandonedCartPeriod; readonly now: Date },
): Promise<AbandonedCartFigures> => {
  const sent = sql`a.website_id = ${websiteId} and a.emailed_at is not null ${since(period, now)}`;
  const { rows } = await database.execute<{ emailed: number; clicked: number }>(sql`
    select count(*)::int as emailed, count(a.clicked_at)::int as clicked from abandoned_carts a where ${sent}`);
  const recovered = await database.execute<Recovered>(sql`
    select o.currency, sum(o.total_cents - o.balance_cents - o.refunded_cents)::float8 as cents,
      count(*)::int as count
    from abandoned_carts a join orders o on o.website_id = a.website_id and o.order_id = a.order_id
    where ${sent} and not o.is_test and o.payment_state in ('paid', 'part-refunded')
    group by o.currency order by o.currency`);
  return { emailed: 0, clicked: 0, ...rows[0], recovered: recovered.rows };
};
