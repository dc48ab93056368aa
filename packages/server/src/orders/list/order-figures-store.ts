import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

export interface OrderFigures extends Record<string, unknown> {
  readonly dailyCents: readonly number[];
  readonly averageCents: number | null;
  readonly averageBeforeCents: number | null;
  readonly oldestToFulfilOn: string | null;
}

interface FiguresWanted {
  readonly timeZone: string;
  readonly currency: string;
  readonly now: Date;
}

/** Days that are shown, today included: the last one is the same weekday of the week before. */
const DAYS = 8;

/** Sales of the last 60 days, read by their time: the number of older orders does not matter. */
export const readOrderFigures = async (
  database: Queryable,
  websiteId: string,
  { timeZone, currency, now }: FiguresWanted,
): Promise<OrderFigures> => {
  const { rows } = await database.execute<OrderFigures>(sql`
    with sold as materialized (
      select o.placed_at, (o.placed_at at time zone ${timeZone})::date as day,
        o.total_cents - o.balance_cents - o.refunded_cents as cents
      from orders o where o.website_id = ${websiteId} and o.currency = ${currency} and not o.is_test
        and o.payment_state in ('paid', 'part-refunded')
        and o.placed_at > ${now}::timestamptz - interval '60 days' and o.placed_at <= ${now}
    ), days as (
      select day::date from generate_series((${now}::timestamptz at time zone ${timeZone})::date - ${DAYS - 1}::int,
        (${now}::timestamptz at time zone ${timeZone})::date, interval '1 day') day
    )
    select (select array_agg(coalesce(s.cents, 0)::float8 order by d.day) from days d
        left join (select day, sum(cents) as cents from sold group by day) s on s.day = d.day) as "dailyCents",
      (select round(avg(cents))::float8 from sold
        where placed_at > ${now}::timestamptz - interval '30 days') as "averageCents",
      (select round(avg(cents))::float8 from sold
        where placed_at <= ${now}::timestamptz - interval '30 days') as "averageBeforeCents",
      (select to_char(min(o.placed_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from orders o
        where o.website_id = ${websiteId} and o.fulfilment_state in ('pending', 'part-fulfilled')
          and o.payment_state in ('paid', 'part-refunded')) as "oldestToFulfilOn"`);
  const [figures] = rows;
  if (!figures) throw new Error('The figures of orders could not be read.');
  return figures;
};
