import type { Ordering } from '@sitewright/domain/pages';
import { joinSql, sql, type SqlFragment } from '../../database/index.ts';
import { calendarRanges } from './calendar-ranges-query.ts';
import { filterBy, listOrders, orderedList, termOrder, type ListOrder } from './list-query.ts';
import { hasNested, termsOf } from './nested-categories-query.ts';
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

interface TermPlace {
  readonly ordering: Ordering;
  readonly by: ListFilter;
}

interface TermScan {
  readonly columns: SqlFragment;
  readonly term: SqlFragment;
  readonly rest: SqlFragment;
}

/** Scans the rows of one term in list order until the page is full; the limit keeps the planner on this path. */
const scanTerm = (
  websiteId: string,
  request: ListRequest,
  { ordering, by, columns, term, rest }: TermPlace & TermScan,
): SqlFragment => {
  const { filters, now } = request;
  const others = filters.filter((each) => each !== by);
  return sql`select ${columns} from item_terms t
    cross join lateral (select k.* from items k where k.website_id = ${websiteId} and k.item_id = t.item_id
      and k.visible_from <= to_timestamp(${now}::float8 / 1000) limit 1) i
    where ${isRequestedList(ordering)} and t.website_id = ${websiteId} and t.collection_id = f.collection_id
      and t.kind = ${by.kind} and t.term = ${term} ${isRarest(websiteId, filters, by)} ${filterBy(others)}
      ${rest} ${literalLimit(request)}`;
};

const itemsOfTerm = (websiteId: string, request: ListRequest, place: TermPlace): SqlFragment =>
  inListOrder(termOrder(place.ordering), request, {
    ordering: place.ordering,
    select: (rest) =>
      scanTerm(websiteId, request, {
        ...place,
        columns: sql`i.*`,
        term: sql`${place.by.term} and not ${hasNested(place.by)}`,
        rest,
      }),
  });

/** A category shows what is in the categories inside it too; an item that is in several of them appears once. */
const itemsOfNested = (websiteId: string, request: ListRequest, place: TermPlace): SqlFragment =>
  inListOrder(termOrder(place.ordering), request, {
    ordering: place.ordering,
    select: (rest) => sql`select i.* from (
        select distinct s.item_id, s.sort_key from unnest(${termsOf(place.by)}) as u(term)
        cross join lateral (${scanTerm(websiteId, request, {
          ...place,
          columns: sql`t.item_id, t.sort_key`,
          term: sql`u.term`,
          rest,
        })}) s
        where ${hasNested(place.by)}) t
      join items i on i.website_id = ${websiteId} and i.item_id = t.item_id
      where true ${rest} ${literalLimit(request)}`,
  });

/** Items of the collection `f` in one ordering; none if the collection has another. */
export const listedItems = (websiteId: string, request: ListRequest, ordering: Ordering): SqlFragment => {
  const { filters } = request;
  if (filters.length === 0) return allItems(websiteId, request, ordering);
  const lists = filters.flatMap((by) => [
    sql`(${itemsOfTerm(websiteId, request, { ordering, by })})`,
    ...(by.kind === 'categories' ? [sql`(${itemsOfNested(websiteId, request, { ordering, by })})`] : []),
  ]);
  return joinSql(lists, sql` union all `);
};
