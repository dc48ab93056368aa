import { isSearching, readOrderSearch, type OrderFilters, type OrderTab } from '@sitewright/domain/orders';
import { sql, type SQL } from 'drizzle-orm';
import { openReturn } from '../read/open-returns-store.ts';

export interface OrderFilter extends OrderFilters {
  readonly ids?: readonly string[];
  readonly timeZone: string;
}

/** As in the index `orders_by_words`. */
const words = sql`to_tsvector('simple', translate(o.search_text, '@.-_+/#', '       '))`;

const tabConditions: Readonly<Record<OrderTab, SQL>> = {
  'to-fulfil': sql`o.fulfilment_state in ('pending', 'part-fulfilled') and o.payment_state in ('paid', 'part-refunded')
    and (o.fulfilment_state <> 'pending' or ${openReturn} is distinct from 'withdrawal')`,
  unpaid: sql`o.payment_state = 'awaiting' and o.fulfilment_state <> 'cancelled'`,
  pickup: sql`o.is_pickup`,
  returns: sql`${openReturn} is not null`,
  disputed: sql`exists (select 1 from disputes d where d.website_id = o.website_id and d.order_id = o.order_id
    and d.state <> 'won')`,
  refunded: sql`o.payment_state in ('refunded', 'part-refunded')`,
};

const hasWords = (typed: readonly string[]): SQL =>
  sql`${words} @@ to_tsquery('simple', ${typed.map((word) => `${word}:*`).join(' & ')})`;

const numbersOf = (isTest: boolean | null): readonly boolean[] =>
  isTest === null ? [false, true] : [isTest];

/** Numbers and whole email addresses are found by their own indexes, everything else by its words. */
const searchConditions = (websiteId: string, typed: string): SQL[] => {
  const search = readOrderSearch(typed);
  if (!isSearching(search)) return [];
  const { number, email } = search;
  if (email !== null) return [sql`o.email_key = ${email}`];
  if (number === null) return [hasWords(search.words)];
  const byNumber = numbersOf(number.isTest).map(
    (isTest) => sql`select n.order_id from orders n
      where n.website_id = ${websiteId} and n.is_test = ${isTest} and n.number = ${number.value}`,
  );
  const byWords = sql`select o.order_id from orders o where o.website_id = ${websiteId} and ${hasWords(search.words)}`;
  return [sql`o.order_id in (${sql.join([...byNumber, byWords], sql` union all `)})`];
};

const testCondition = (test: OrderFilter['test']): SQL[] => {
  if (test === undefined) return [];
  return [test === 'only' ? sql`o.is_test` : sql`not o.is_test`];
};

/** Of the orders `o` of a site. */
export const matchingOrders = (websiteId: string, filter: OrderFilter): SQL => {
  const { search = '', tab, payment, fulfilment, country, from, to, tag, pickup, ids, timeZone } = filter;
  const parts = [
    sql`o.website_id = ${websiteId}`,
    ...searchConditions(websiteId, search),
    ...(tab === undefined ? [] : [tabConditions[tab]]),
    ...(payment === undefined ? [] : [sql`o.payment_state = ${payment}`]),
    ...(fulfilment === undefined ? [] : [sql`o.fulfilment_state = ${fulfilment}`]),
    ...(country === undefined ? [] : [sql`o.country = ${country}`]),
    ...(tag === undefined ? [] : [sql`o.tags @> array[${tag}]::text[]`]),
    ...(pickup === undefined ? [] : [sql`o.is_pickup`]),
    ...testCondition(filter.test),
    ...(from === undefined ? [] : [sql`o.placed_at >= ${from}::date::timestamp at time zone ${timeZone}`]),
    ...(to === undefined ? [] : [sql`o.placed_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`]),
    ...(ids === undefined ? [] : [sql`o.order_id = any(${sql.param([...ids])}::text[])`]),
  ];
  return sql.join(parts, sql` and `);
};
