import type { Ordering } from '@sitewright/domain/pages';
import { joinSql, sql, type SqlFragment } from '../../database/index.ts';
import { calendarRanges } from './calendar-ranges-query.ts';
import { filterBy, listOrders, orderedList, termOrder, type ListOrder } from './list-query.ts';
import type { ListFilter, ListOffset } from '../url/list-parameters.ts';

export interface ListRequest {
  readonly filters: readonly ListFilter[];
  readonly offset: ListOffset | undefined;
  readonly now: number;
  /** For a feed: the whole list, up to the limit of a feed. */
  readonly isFeed?: boolean;
}

/** The feed limit, or more than any page size, as literals: for a parameter the planner would sort the whole list. */
const literalLimit = ({ isFeed }: ListRequest): SqlFragment => (isFeed ? sql`limit 1000` : sql`limit 251`);

/** The list in its order; a calendar is a union of its ranges. */
const inListOrder = (
  order: ListOrder,
  { offset, now }: ListRequest,
  { ordering, select }: { ordering: Ordering; select: (rest: SqlFragment) => SqlFragment },
): SqlFragment =>
  ordering === 'calendar'
    ? joinSql(
        calendarRanges({ order, offset, now }).map((range) => sql`(${select(range)})`),
        sql` union all `,
      )
    : select(orderedList(order, offset));

const isRequestedList = (ordering: Ordering): SqlFragment => sql`f.rest = '' and f.ordering = ${ordering}`;

const allItems = (websiteId: string, request: ListRequest, ordering: Ordering): SqlFragment =>
  inListOrder(listOrders[ordering], request, {
    ordering,
    select: (
      rest,
    ) => sql`select i.* from items i where ${isRequestedList(ordering)} and i.website_id = ${websiteId}
      and i.collection_id = f.collection_id and i.visible_from <= to_timestamp(${request.now}::float8 / 1000)
      ${rest} ${literalLimit(request)}`,
  });

const countUnder = (websiteId: string, { kind, term }: ListFilter): SqlFragment =>
  sql`coalesce((select n.count from term_counts n where n.website_id = ${websiteId}
    and n.collection_id = f.collection_id and n.kind = ${kind} and n.term = ${term}), 0)`;

/** Of several filters the rarest drives the scan; the others are checked for its few items. */
const isRarest = (websiteId: string, filters: readonly ListFilter[], filter: ListFilter): SqlFragment => {
  const own = filters.indexOf(filter);
  const count = countUnder(websiteId, filter);
  return joinSql(
    filters.flatMap((other, index) => {
      if (index === own) return [];
      const othersCount = countUnder(websiteId, other);
      return [index < own ? sql`and ${count} < ${othersCount}` : sql`and ${count} <= ${othersCount}`];
    }),
    sql` `,
  );
};

/** Scans the term's rows in list order until the page is full; the inner limit keeps the planner on this path. */
const itemsOfTerm = (
  websiteId: string,
  request: ListRequest,
  place: { ordering: Ordering; by: ListFilter },
) => {
  const { filters, now } = request;
  const { ordering, by } = place;
  const others = filters.filter((each) => each !== by);
  return inListOrder(termOrder(ordering), request, {
    ordering,
    select: (rest) => sql`select i.* from item_terms t
      cross join lateral (select k.* from items k where k.website_id = ${websiteId} and k.item_id = t.item_id
        and k.visible_from <= to_timestamp(${now}::float8 / 1000) limit 1) i
      where ${isRequestedList(ordering)} and t.website_id = ${websiteId} and t.collection_id = f.collection_id
        and t.kind = ${by.kind} and t.term = ${by.term} ${isRarest(websiteId, filters, by)} ${filterBy(others)}
        ${rest} ${literalLimit(request)}`,
  });
};

/** Items of the collection `f` in one ordering; none if the collection has another. */
export const listedItems = (websiteId: string, request: ListRequest, ordering: Ordering): SqlFragment => {
  const { filters } = request;
  if (filters.length === 0) return allItems(websiteId, request, ordering);
  const lists = filters.map((by) => sql`(${itemsOfTerm(websiteId, request, { ordering, by })})`);
  return joinSql(lists, sql` union all `);
};
