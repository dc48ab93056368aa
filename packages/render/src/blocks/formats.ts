export type DateStyle = 'day' | 'day-and-time' | 'time' | 'month' | 'weekday' | 'short-weekday' | 'iso-day';

/** Dates and numbers as the site's language writes them, on the site's clock. */
export interface BlockFormats {
  readonly date: (epoch: number, style: DateStyle) => string;
  readonly number: (value: number) => string;
}

const OPTIONS: Readonly<Record<Exclude<DateStyle, 'iso-day'>, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'long' },
  'day-and-time': { dateStyle: 'long', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  month: { year: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  'short-weekday': { weekday: 'short' },
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

const makeFormats = (language: string, timeZone: string): BlockFormats => {
  const made = new Map<DateStyle, Intl.DateTimeFormat>();
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  const formatOf = (style: DateStyle): Intl.DateTimeFormat => {
    const known = made.get(style);
    if (known) return known;
    // Swedish writes a day as ISO does: 2026-11-15.
    const format =
      style === 'iso-day'
        ? new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' })
        : new Intl.DateTimeFormat(language, { timeZone, ...OPTIONS[style] });
    made.set(style, format);
    return format;
  };
  return {
    date: (epoch, style) => (Number.isFinite(epoch) ? formatOf(style).format(epoch) : ''),
    number: (value) => (Number.isFinite(value) ? numbers.format(value) : ''),
  };
};

const opened = new Map<string, BlockFormats>();
const MOST_OPENED = 50;

/** Formats are kept: making one costs more than a whole page of blocks. */
export const openFormats = (language: string, timeZone: string): BlockFormats => {
  const key = `${language}|${timeZone}`;
  const known = opened.get(key);
  if (known) return known;
  const formats = makeFormats(
    isKnown(() => new Intl.NumberFormat(language)) ? language : FALLBACK.language,
    isKnown(() => new Intl.DateTimeFormat('en', { timeZone })) ? timeZone : FALLBACK.timeZone,
  );
  if (opened.size >= MOST_OPENED) opened.clear();
  opened.set(key, formats);
  return formats;
};
