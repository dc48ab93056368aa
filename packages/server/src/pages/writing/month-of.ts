interface CalendarMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

const partsIn = (time: number, timeZone: string): Map<string, number> =>
  new Map(
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
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

/** First moment of the month that `now` lies in, and of the next. */
export const monthAround = (now: number, timeZone: string): { start: number; end: number } => {
  const { year, month } = calendarMonth(now, timeZone);
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return { start: startOf({ year, month }, timeZone), end: startOf(next, timeZone) };
};
