const DAY = 86_400_000;

/** The calendar fields of a time in a zone. */
export interface CalendarTime {
  readonly year: number;
  /** 0 to 11. */
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  /** 1 to 366. */
  readonly dayOfYear: number;
}

export const calendarTime = (epoch: number, offset: number): CalendarTime => {
  const local = new Date(epoch + offset);
  const year = local.getUTCFullYear();
  return {
    year,
    month: local.getUTCMonth(),
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    millisecond: local.getUTCMilliseconds(),
    dayOfYear: Math.floor((local.getTime() - firstOf(year)) / DAY) + 1,
  };
};

const firstOf = (year: number): number => new Date(0).setUTCFullYear(year, 0, 1);

const daysIn = (year: number): number => Math.round((firstOf(year + 1) - firstOf(year)) / DAY);

/** Weeks start on Sunday; week 1 contains 1 January, including its days in December. */
export const weekOfYear = ({ year, dayOfYear, weekday }: CalendarTime): number => {
  const saturday = dayOfYear + 6 - weekday;
  return saturday > daysIn(year) ? 1 : Math.ceil(saturday / 7);
};

/** ISO 8601: weeks start on Monday and belong to the year of their Thursday. */
export const isoWeek = ({ year, dayOfYear, weekday }: CalendarTime): { year: number; week: number } => {
  const thursday = dayOfYear + 4 - (weekday === 0 ? 7 : weekday);
  if (thursday < 1) return { year: year - 1, week: Math.ceil((thursday + daysIn(year - 1)) / 7) };
  if (thursday > daysIn(year)) return { year: year + 1, week: 1 };
  return { year, week: Math.ceil(thursday / 7) };
};
