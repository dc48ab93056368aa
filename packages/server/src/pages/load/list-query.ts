import type { Ordering } from '@sitewright/domain/pages';
import { joinSql, sql, type SqlFragment } from '../../database/index.ts';
import type { ListFilter, ListOffset } from '../url/list-parameters.ts';
import { termsOf } from './nested-categories-query.ts';

/** Sort column of a list and the id as tie-breaker. */
export interface ListOrder {
  readonly column: SqlFragment;
  readonly id: SqlFragment;
  readonly bound: (value: number) => SqlFragment;
  readonly isDescending: boolean;
}

interface ItemOrder extends ListOrder {
  /** The column of item `o`, whose neighbour is looked up. */
  readonly ofOther: SqlFragment;
}

const MAX_INT = 2_147_483_647;

const timeBound = (value: number): SqlFragment => sql`to_timestamp(${value}::float8 / 1000)`;

export const orderings = ['chronological', 'user-orderable', 'calendar'] as const satisfies Ordering[];

const id = sql`i.item_id`;

/** Of items `i`. */
export const listOrders: Readonly<Record<Ordering, ItemOrder>> = {
  chronological: {
    column: sql`i.publish_on`,
    id,
    ofOther: sql`o.publish_on`,
    bound: timeBound,
    isDescending: true,
  },
  // By end time: a running event is upcoming.
  calendar: {
    column: sql`i.ends_at`,
    id,
    ofOther: sql`o.ends_at`,
    bound: timeBound,
    isDescending: true,
  },
  'user-orderable': {
    column: sql`i.display_index`,
    id,
    ofOther: sql`o.display_index`,
    // An offset of another kind of list would overflow the integer.
    bound: (value) => sql`${Math.max(-MAX_INT, Math.min(value, MAX_INT))}::int`,
    isDescending: false,
  },
};

/** Of items `i` of the collection `f`. */
export const filterBy = (filters: readonly ListFilter[]): SqlFragment =>
  joinSql(
    filters.map(
      (filter) => sql`and exists (select 1 from item_terms t where t.website_id = i.website_id
        and t.collection_id = i.collection_id and t.kind = ${filter.kind} and t.term = any(${termsOf(filter)}) and t.item_id = i.item_id)`,
    ),
    sql` `,
  );

/** The same order among the rows `t` of one term. */
export const termOrder = (ordering: Ordering): ListOrder => ({
  column: sql`t.sort_key`,
  id: sql`t.item_id`,
  bound: (value) => sql`${value}::bigint`,
  isDescending: listOrders[ordering].isDescending,
});

export const afterOffset = (
  { column, id: itemId, bound }: ListOrder,
  offset: ListOffset | undefined,
  isDown: boolean,
): SqlFragment => {
  if (!offset) return sql``;
  // As a subquery, hidden from the planner: with a visible constant it would plan this large statement again for
  // every page.
  const from = sql`(select ${bound(offset.value)})`;
  if (offset.itemId === undefined)
    return isDown ? sql`and ${column} < ${from}` : sql`and ${column} > ${from}`;
  return isDown
    ? sql`and (${column}, ${itemId}) < (${from}, ${offset.itemId})`
    : sql`and (${column}, ${itemId}) > (${from}, ${offset.itemId})`;
};

/** Whether an item of the collection `f` is at the offset. */
export const isAtOffset = (websiteId: string, { value, itemId }: ListOffset): SqlFragment =>
  joinSql(
    orderings.map((ordering) => {
      const { column, bound } = listOrders[ordering];
      const isItem = itemId === undefined ? sql`` : sql`and i.item_id = ${itemId}`;
      return sql`f.ordering = ${ordering} and exists (select 1 from items i where i.website_id = ${websiteId}
        and i.collection_id = f.collection_id and i.visible_from is not null
        and ${column} = (select ${bound(value)}) ${isItem})`;
    }),
    sql` or `,
  );

/** Conditions and order of one list. A backwards list is read in reverse; the caller reverses the rows. */
export const orderedList = (order: ListOrder, offset: ListOffset | undefined): SqlFragment => {
  const isDown = order.isDescending !== (offset?.isBackwards ?? false);
  return isDown
    ? sql`${afterOffset(order, offset, isDown)} order by ${order.column} desc, ${order.id} desc`
    : sql`${afterOffset(order, offset, isDown)} order by ${order.column}, ${order.id}`;
};
