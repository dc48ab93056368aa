interface CalendarMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** Opening a zone takes a hundred times longer than reading its clock, and every page reads it. */
const MOST_ZONES = 100;
const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (clocks.size >= MOST_ZONES) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
};

const partsIn = (time: number, timeZone: string): Map<string, number> =>
  new Map(
    clockOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );

const calendarMonth = (time: number, timeZone: string): CalendarMonth => {
  const parts = partsIn(time, timeZone);
  return { year: parts.get('year') ?? 1970, month: parts.get('month') ?? 1 };
};

/** `11-2026` on the clock of the zone. */
export const monthOf = (time: number, timeZone: string): string => {
  const { year, month } = calendarMonth(time, timeZone);
  return `${String(month).padStart(2, '0')}-${year}`;
};

/** How far the zone's clock is ahead of UTC at a moment. */
const zoneOffset = (time: number, timeZone: string): number => {
  const parts = partsIn(time, timeZone);
  const at = (name: string): number => parts.get(name) ?? 0;
  const local = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
  return local - Math.floor(time / 1000) * 1000;
};

const startOf = ({ year, month }: CalendarMonth, timeZone: string): number => {
  const guess = Date.UTC(year, month - 1, 1);
  const near = guess - zoneOffset(guess, timeZone);
  return guess - zoneOffset(near, timeZone);
};

interface MonthSpan {
  readonly start: number;
  readonly end: number;
}

const spanOf = ({ year, month }: CalendarMonth, timeZone: string): MonthSpan => {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return { start: startOf({ year, month }, timeZone), end: startOf(next, timeZone) };
};

/** The latest of each zone: every page asks for it, and it is the same for a month. */
const latest = new Map<string, MonthSpan>();

/** First moment of the month that `now` lies in, and of the next. */
export const monthAround = (now: number, timeZone: string): MonthSpan => {
  const known = latest.get(timeZone);
  if (known && known.start <= now && now < known.end) return known;
  const month = spanOf(calendarMonth(now, timeZone), timeZone);
  if (latest.size >= MOST_ZONES) latest.clear();
  latest.set(timeZone, month);
  return month;
};

/** The same for a month as `monthOf` writes it. */
export const namedMonth = (name: string, timeZone: string): MonthSpan => {
  const [month = 1, year = 1970] = name.split('-').map(Number);
  return spanOf({ year, month }, timeZone);
};
