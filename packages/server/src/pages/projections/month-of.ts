import { clockTime, instantOf } from '@sitewright/domain/time-zones';

interface CalendarMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

const calendarMonth = (time: number, timeZone: string): CalendarMonth => {
  const shown = new Date(clockTime(time, timeZone));
  return { year: shown.getUTCFullYear(), month: shown.getUTCMonth() + 1 };
};

/** Formatted as `11-2026`, in the time zone. */
export const monthOf = (time: number, timeZone: string): string => {
  const { year, month } = calendarMonth(time, timeZone);
  return `${String(month).padStart(2, '0')}-${year}`;
};

const startOf = ({ year, month }: CalendarMonth, timeZone: string): number =>
  instantOf(Date.UTC(year, month - 1, 1), timeZone);

interface MonthSpan {
  readonly start: number;
  readonly end: number;
}

const spanOf = ({ year, month }: CalendarMonth, timeZone: string): MonthSpan => {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return { start: startOf({ year, month }, timeZone), end: startOf(next, timeZone) };
};

const MAX_TIME_ZONES = 100;

/** The current month of each time zone: every page view needs it. */
const latest = new Map<string, MonthSpan>();

/** Start of the month that contains `now`, and of the next. */
export const currentMonth = (now: number, timeZone: string): MonthSpan => {
  const known = latest.get(timeZone);
  if (known && known.start <= now && now < known.end) return known;
  const month = spanOf(calendarMonth(now, timeZone), timeZone);
  if (latest.size >= MAX_TIME_ZONES) latest.clear();
  latest.set(timeZone, month);
  return month;
};

/** The same for a month formatted by `monthOf`. */
export const parseMonth = (name: string, timeZone: string): MonthSpan => {
  const [month = 1, year = 1970] = name.split('-').map(Number);
  return spanOf({ year, month }, timeZone);
};
