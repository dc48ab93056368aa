import { isMoment } from '../dates/index.ts';

export type DateStyle = 'day' | 'day-and-time' | 'time' | 'month' | 'iso-day';

/** Formats dates and numbers in the site's language and time zone. */
export interface BlockFormats {
  /** Empty for an invalid date. */
  readonly date: (epoch: number, style: DateStyle) => string;
  /** 0 is Sunday. */
  readonly weekday: (day: number, style: 'long' | 'short') => string;
  readonly number: (value: number) => string;
}

const OPTIONS: Readonly<Record<Exclude<DateStyle, 'iso-day'>, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'long' },
  'day-and-time': { dateStyle: 'long', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  month: { year: 'numeric', month: 'long' },
};

const FALLBACK = { language: 'en', timeZone: 'UTC' } as const;

const isKnown = (attempt: () => unknown): boolean => {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
};

const DAY = 86_400_000;
/** 4 January 1970. */
const A_SUNDAY = 3 * DAY;

/**
 * Limit of the date cache: lists show the same dates on many pages, and formatting one takes as long as
 * rendering an entry.
 */
const MAX_WRITTEN = 500;

const cacheDates = (write: (epoch: number, style: DateStyle) => string): BlockFormats['date'] => {
  const written = new Map<string, string>();
  return (epoch, style) => {
    const key = style + epoch;
    const known = written.get(key);
    if (known !== undefined) return known;
    if (written.size >= MAX_WRITTEN) written.clear();
    const text = write(epoch, style);
    written.set(key, text);
    return text;
  };
};

/** Creates formats on first use. */
const cacheFormats = () => {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (name: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat => {
    const format = made.get(name) ?? make();
    made.set(name, format);
    return format;
  };
};

const makeFormats = (language: string, timeZone: string): BlockFormats => {
  const formatOf = cacheFormats();
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  const makeDate = (style: DateStyle): Intl.DateTimeFormat =>
    // The Swedish short format is ISO 8601: 2026-11-15.
    style === 'iso-day'
      ? new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' })
      : new Intl.DateTimeFormat(language, { timeZone, ...OPTIONS[style] });
  const makeWeekday = (weekday: 'long' | 'short'): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  return {
    date: cacheDates((epoch, style) =>
      isMoment(epoch) ? formatOf(style, () => makeDate(style)).format(epoch) : '',
    ),
    weekday: (day, style) => formatOf(style, () => makeWeekday(style)).format(A_SUNDAY + day * DAY),
    number: (value) => (Number.isFinite(value) ? numbers.format(value) : ''),
  };
};

const opened = new Map<string, BlockFormats>();
const MAX_OPENED = 50;

/** Cached because creating an `Intl` format takes longer than rendering all blocks of a page. */
export const openFormats = (language: string, timeZone: string): BlockFormats => {
  const key = `${language}|${timeZone}`;
  const known = opened.get(key);
  if (known) return known;
  const formats = makeFormats(
    isKnown(() => new Intl.NumberFormat(language)) ? language : FALLBACK.language,
    isKnown(() => new Intl.DateTimeFormat('en', { timeZone })) ? timeZone : FALLBACK.timeZone,
  );
  if (opened.size >= MAX_OPENED) opened.clear();
  opened.set(key, formats);
  return formats;
};
