import { sql, type SQL } from 'drizzle-orm';
import { goOnAfter, type ListOrder } from './list-query.ts';
import type { ListOffset } from '../url/list-parameters.ts';

/** What a calendar is made of: what is ahead, the nearest first; what is over, the latest first; what has no day. */
const legNames = ['ahead', 'behind', 'undated'] as const;
type LegName = (typeof legNames)[number];

export interface CalendarPlace {
  readonly order: ListOrder;
  readonly offset: ListOffset | undefined;
  readonly now: number;
}

/** A place without a day is told as 0. */
const legOf = ({ value, itemId }: ListOffset, now: number): LegName => {
  if (value === 0 && itemId !== undefined) return 'undated';
  return value >= now ? 'ahead' : 'behind';
};

/** Ordered by the day too, which none of them has: the index stands in that order, and nothing is sorted. */
const undated = ({ column, id }: ListOrder, offset: ListOffset | undefined, isDown: boolean): SQL => {
  const from = offset?.itemId;
  if (isDown)
    return sql`and ${column} is null ${from === undefined ? sql`` : sql`and ${id} < ${from}`}
      order by ${column} desc, ${id} desc`;
  return sql`and ${column} is null ${from === undefined ? sql`` : sql`and ${id} > ${from}`}
    order by ${column}, ${id}`;
};

/** Conditions and order of one leg, from the offset on where it lies in it. */
const legQuery = (leg: LegName, { order, offset, now }: CalendarPlace, isBackwards: boolean): SQL => {
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

/** The queries whose rows, one after the other, are the list from the offset on. */
export const calendarRanges = (place: CalendarPlace): SQL[] => {
  const { offset, now } = place;
  const isBackwards = offset?.isBackwards ?? false;
  const legs = isBackwards ? legNames.toReversed() : legNames;
  const first = offset ? legOf(offset, now) : legs[0];
  return legs
    .slice(legs.findIndex((leg) => leg === first))
    .map((leg) => legQuery(leg, leg === first ? place : { ...place, offset: undefined }, isBackwards));
};
