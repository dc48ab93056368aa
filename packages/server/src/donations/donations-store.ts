import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

/** What was given to a fund, without test orders, refunds and what is not paid yet. */
export interface FundFigures extends Record<string, unknown> {
  readonly fundId: string;
  readonly given: readonly { readonly currency: string; readonly cents: number }[] | null;
  readonly donorCount: number;
  readonly monthlyCount: number;
}

export const readFundFigures = async (
  database: Queryable,
  websiteId: string,
  fundIds: readonly string[],
): Promise<FundFigures[]> => {
  if (fundIds.length === 0) return [];
  const { rows } = await database.execute<FundFigures>(sql`
    with given as materialized (
      select l.item_id as fund_id, o.currency, (l.content ->> 'subtotalCents')::bigint as cents, o.email_key
      from order_lines l join orders o on o.website_id = l.website_id and o.order_id = l.order_id
      where l.website_id = ${websiteId} and l.item_id = any(${sql.param([...fundIds])}::text[])
        and l.refunded_quantity = 0 and o.payment_state in ('paid', 'part-refunded') and not o.is_test
    )
    select f.fund_id as "fundId",
      (select json_agg(json_build_object('currency', s.currency, 'cents', s.cents) order by s.currency)
        from (select g.currency, sum(g.cents)::float8 as cents from given g where g.fund_id = f.fund_id
          group by g.currency) s) as given,
      (select count(distinct g.email_key)::int from given g where g.fund_id = f.fund_id) as "donorCount",
      (select count(*)::int from subscriptions s where s.website_id = ${websiteId} and s.item_id = f.fund_id
        and not s.is_test and s.status not in ('CANCELLED', 'COMPLETED')) as "monthlyCount"
    from unnest(${sql.param([...fundIds])}::text[]) as f (fund_id)`);
  return rows;
};

export interface ListedDonation extends Record<string, unknown> {
  readonly orderId: string;
  readonly lineId: string;
  readonly number: number;
  readonly fundId: string;
  readonly fundTitle: string;
  readonly donorName: string;
  readonly donorEmail: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly isMonthly: boolean;
  readonly isRefunded: boolean;
  readonly isTest: boolean;
  readonly isDemo: boolean;
  readonly answers: readonly { readonly value: string }[];
  readonly placedAt: Date | string;
}

/** Where the next part of the list begins. */
export interface DonationPosition {
  readonly placedAt: Date;
  readonly orderId: string;
  readonly lineId: string;
}

export interface DonationFilter {
  readonly search?: string | undefined;
  readonly fund?: string | undefined;
  readonly after?: DonationPosition | undefined;
  readonly limit: number;
}

const NUMBER = /^#?T?0*(\d{1,9})$/i;

const matches = (search: string): SQL => {
  if (search === '') return sql`true`;
  const number = NUMBER.exec(search)?.[1];
  const words = sql`position(lower(${search}) in lower(o.customer_name || ' ' || o.email)) > 0`;
  return number === undefined ? words : sql`(o.number = ${Number(number)} or ${words})`;
};

const comesAfter = (after: DonationPosition | undefined): SQL =>
  after
    ? sql`(o.placed_at, l.order_id, l.line_id) < (${after.placedAt}::timestamptz, ${after.orderId}, ${after.lineId})`
    : sql`true`;

/** Newest first. What waits for its payment is not given yet. */
export const listDonations = async (
  database: Queryable,
  websiteId: string,
  { search = '', fund, after, limit }: DonationFilter,
): Promise<ListedDonation[]> => {
  const { rows } = await database.execute<ListedDonation>(sql`
    select l.order_id as "orderId", l.line_id as "lineId", o.number, l.item_id as "fundId",
      f.terms ->> 'title' as "fundTitle", o.customer_name as "donorName", o.email as "donorEmail",
      (l.content ->> 'subtotalCents')::float8 as "amountCents", o.currency, l.content ? 'subscription' as "isMonthly",
      l.refunded_quantity > 0 or o.payment_state = 'refunded' as "isRefunded", o.is_test as "isTest",
      o.is_demo as "isDemo", l.content -> 'answers' as answers, o.placed_at as "placedAt"
    from donation_funds f
    join order_lines l on l.website_id = f.website_id and l.item_id = f.fund_id
    join orders o on o.website_id = l.website_id and o.order_id = l.order_id
    where f.website_id = ${websiteId} and ${fund === undefined ? sql`true` : sql`f.fund_id = ${fund}`}
      and o.payment_state in ('paid', 'part-refunded', 'refunded')
      and ${matches(search.trim())} and ${comesAfter(after)}
    order by o.placed_at desc, l.order_id desc, l.line_id desc limit ${limit}`);
  return rows;
};
