import { sql, type SqlFragment } from '../../database/index.ts';
import { afterOffset, type ListOrder } from './list-query.ts';
import type { ListOffset } from '../url/list-parameters.ts';

/** The ranges of a calendar: upcoming events, nearest first; past events, latest first; undated items. */
const rangeNames = ['ahead', 'behind', 'undated'] as const;
type RangeName = (typeof rangeNames)[number];

export interface CalendarRequest {
  readonly order: ListOrder;
  readonly offset: ListOffset | undefined;
  readonly now: number;
}

/** The offset value of an undated item is 0. */
const rangeOf = ({ value, itemId }: ListOffset, now: number): RangeName => {
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
const rangeQuery = (
  range: RangeName,
  { order, offset, now }: CalendarRequest,
  isBackwards: boolean,
): SqlFragment => {
  const isDown = (range !== 'ahead') !== isBackwards;
  if (range === 'undated') return undated(order, offset, isDown);
  const { column, id, bound } = order;
  const today = sql`(select ${bound(now)})`;
  const isSide = range === 'ahead' ? sql`and ${column} >= ${today}` : sql`and ${column} < ${today}`;
  const from = afterOffset(order, offset, isDown);
  return isDown
    ? sql`${isSide} ${from} order by ${column} desc, ${id} desc`
    : sql`${isSide} ${from} order by ${column}, ${id}`;
};

/** Queries whose concatenated rows are the list from the offset on. */
export const calendarRanges = (place: CalendarRequest): SqlFragment[] => {
  const { offset, now } = place;
  const isBackwards = offset?.isBackwards ?? false;
  const ranges = isBackwards ? rangeNames.toReversed() : rangeNames;
  const first = offset ? rangeOf(offset, now) : ranges[0];
  return ranges
    .slice(ranges.findIndex((range) => range === first))
    .map((range) =>
      rangeQuery(range, range === first ? place : { ...place, offset: undefined }, isBackwards),
    );
};
