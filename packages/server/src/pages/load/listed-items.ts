import type { Ordering } from '@sitewright/domain/pages';
import { sql, type SQL } from 'drizzle-orm';
import { calendarRanges } from './calendar-ranges.ts';
import { filterBy, listOrders, orderedList, termOrder, type ListOrder } from './list-query.ts';
import type { ListFilter, ListOffset } from '../url/list-parameters.ts';

export interface ListRequest {
  readonly filters: readonly ListFilter[];
  readonly offset: ListOffset | undefined;
  readonly now: number;
  /** For a feed, which has no pages: as much of the list as is ever told at once. */
  readonly isFeed?: boolean;
}

/**
 * As many as a feed tells, or more than any page holds, and written out: for a limit that the planner cannot see it
 * would sort the whole list.
 */
const most = ({ isFeed }: ListRequest): SQL => (isFeed ? sql`limit 1000` : sql`limit 251`);

/** The list in its order; that of a calendar is put together of what is ahead and what is over. */
const inOrder = (
  order: ListOrder,
  { offset, now }: ListRequest,
  { ordering, select }: { ordering: Ordering; select: (rest: SQL) => SQL },
): SQL =>
  ordering === 'calendar'
    ? sql.join(
        calendarRanges({ order, offset, now }).map((leg) => sql`(${select(leg)})`),
        sql` union all `,
      )
    : select(orderedList(order, offset));

const isWanted = (ordering: Ordering): SQL => sql`f.rest = '' and f.ordering = ${ordering}`;

const wholeList = (websiteId: string, request: ListRequest, ordering: Ordering): SQL =>
  inOrder(listOrders[ordering], request, {
    ordering,
    select: (rest) => sql`select i.* from items i where ${isWanted(ordering)} and i.website_id = ${websiteId}
      and i.collection_id = f.collection_id and i.visible_from <= to_timestamp(${request.now}::float8 / 1000)
      ${rest} ${most(request)}`,
  });

const countUnder = (websiteId: string, { kind, term }: ListFilter): SQL =>
  sql`coalesce((select n.count from term_counts n where n.website_id = ${websiteId}
    and n.collection_id = f.collection_id and n.kind = ${kind} and n.term = ${term}), 0)`;

/** Of several filters the list goes along the rarest: beside it, a common one is asked only for few items. */
const isRarest = (websiteId: string, filters: readonly ListFilter[], filter: ListFilter): SQL => {
  const own = filters.indexOf(filter);
  const count = countUnder(websiteId, filter);
  return sql.join(
    filters.flatMap((other, index) => {
      if (index === own) return [];
      const othersCount = countUnder(websiteId, other);
      return [index < own ? sql`and ${count} < ${othersCount}` : sql`and ${count} <= ${othersCount}`];
    }),
    sql` `,
  );
};

/** Along the term's rows, which stand in the list's order, to the end of the page; the inner limit keeps it that way. */
const underTerm = (
  websiteId: string,
  request: ListRequest,
  place: { ordering: Ordering; by: ListFilter },
) => {
  const { filters, now } = request;
  const { ordering, by } = place;
  const others = filters.filter((each) => each !== by);
  return inOrder(termOrder(ordering), request, {
    ordering,
    select: (rest) => sql`select i.* from item_terms t
      cross join lateral (select k.* from items k where k.website_id = ${websiteId} and k.item_id = t.item_id
        and k.visible_from <= to_timestamp(${now}::float8 / 1000) limit 1) i
      where ${isWanted(ordering)} and t.website_id = ${websiteId} and t.collection_id = f.collection_id
        and t.kind = ${by.kind} and t.term = ${by.term} ${isRarest(websiteId, filters, by)} ${filterBy(others)}
        ${rest} ${most(request)}`,
  });
};

/** Items of the collection `f` in one of the orders; none when that is not the collection's. */
export const listedItems = (websiteId: string, request: ListRequest, ordering: Ordering): SQL => {
  const { filters } = request;
  if (filters.length === 0) return wholeList(websiteId, request, ordering);
  const lists = filters.map((by) => sql`(${underTerm(websiteId, request, { ordering, by })})`);
  return sql.join(lists, sql` union all `);
};
