import { sql, type SqlFragment } from '../../database/index.ts';
import { goOnAfter, type ListOrder } from './list-query.ts';
import type { ListOffset } from '../url/list-parameters.ts';

/** The ranges of a calendar: upcoming events, nearest first; past events, latest first; undated items. */
const legNames = ['ahead', 'behind', 'undated'] as const;
type LegName = (typeof legNames)[number];

export interface CalendarPlace {
  readonly order: ListOrder;
  readonly offset: ListOffset | undefined;
  readonly now: number;
}

/** The offset value of an undated item is 0. */
const legOf = ({ value, itemId }: ListOffset, now: number): LegName => {
  if (value === 0 && itemId !== undefined) return 'undated';
  return value >= now ? 'ahead' : 'behind';
};

/** Ordered by the null column too, which matches the index, so PostgreSQL does not sort. */
const undated = ({ column, id }: ListOrder, offset: ListOffset | undefined, isDown: boolean): SqlFragment => {
  const from = offset?.itemId;
  if (isDown)
    return sql`and ${column} is null ${from === undefined ? sql`` : sql`and ${id} < ${from}`}
      order by ${column} desc, ${id} desc`;
  return sql`and ${column} is null ${from === undefined ? sql`` : sql`and ${id} > ${from}`}
    order by ${column}, ${id}`;
};

/** Conditions and order of one range, from the offset if it lies in it. */
const legQuery = (leg: LegName, { order, offset, now }: CalendarPlace, isBackwards: boolean): SqlFragment => {
  const isDown = (leg !== 'ahead') !== isBackwards;
  if (leg === 'undated') return undated(order, offset, isDown);
  const { column, id, bound } = order;
  const today = sql`(select ${bound(now)})`;
  const isSide = leg === 'ahead' ? sql`and ${column} >= ${today}` : sql`and ${column} < ${today}`;
  const from = goOnAfter(order, offset, isDown);
  return isDown
    ? sql`${isSide} ${from} order by ${column} desc, ${id} desc`
    : sql`${isSide} ${from} order by ${column}, ${id}`;
};

/** Queries whose concatenated rows are the list from the offset on. */
export const calendarRanges = (place: CalendarPlace): SqlFragment[] => {
  const { offset, now } = place;
  const isBackwards = offset?.isBackwards ?? false;
  const legs = isBackwards ? legNames.toReversed() : legNames;
  const first = offset ? legOf(offset, now) : legs[0];
  return legs
    .slice(legs.findIndex((leg) => leg === first))
    .map((leg) => legQuery(leg, leg === first ? place : { ...place, offset: undefined }, isBackwards));
};
