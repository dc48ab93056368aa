type Width = 'long' | 'short';

/** From Sunday and January on. */
interface Names {
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  /** Names next to a day, which in many languages have another case: `8 ноября`. */
  readonly monthsOfDays: readonly string[];
}

/** Names of weekdays and months in a language. */
export type DateNames = Readonly<Record<Width, Names>>;

const CACHE_SIZE = 100;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const shorten = (names: readonly string[]): string[] => names.map((name) => name.slice(0, 3));

const english: DateNames = {
  long: { weekdays: WEEKDAYS, months: MONTHS, monthsOfDays: MONTHS },
  short: { weekdays: shorten(WEEKDAYS), months: shorten(MONTHS), monthsOfDays: shorten(MONTHS) },
};

// Some languages default to another calendar, whose months do not match the numbers.
const formatOf = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory', timeZone: 'UTC' });

/** 1 January 2023 was a Sunday. */
const days = WEEKDAYS.map((_name, index) => Date.UTC(2023, 0, index + 1));
const firsts = MONTHS.map((_name, index) => Date.UTC(2023, index, 1));

const named = (moments: readonly number[], format: Intl.DateTimeFormat): string[] =>
  moments.map((moment) => format.format(moment));

const monthBesideDay =
  (format: Intl.DateTimeFormat) =>
  (epoch: number): string =>
    format.formatToParts(epoch).find(({ type }) => type === 'month')?.value ?? '';

const read = (language: string, width: Width): Names => {
  const months = named(firsts, formatOf(language, { month: width }));
  const besideDay = firsts.map(monthBesideDay(formatOf(language, { month: width, day: 'numeric' })));
  return {
    weekdays: named(days, formatOf(language, { weekday: width })),
    months,
    // In languages where months are a number with a suffix, the suffix is not part of the name.
    monthsOfDays: besideDay.every((name) => /\p{L}/u.test(name)) ? besideDay : months,
  };
};

const readNames = (language: string): DateNames => {
  try {
    return { long: read(language, 'long'), short: read(language, 'short') };
  } catch {
    return english;
  }
};

const cache = new Map<string, DateNames>();

/** English for unknown languages. Caches the first hundred: a site has one, and there are not many more. */
export const dateNames = (language: string): DateNames => {
  const tag = language.replaceAll('_', '-');
  if (tag === '' || /^en\b/i.test(tag)) return english;
  const known = cache.get(tag);
  if (known) return known;
  const names = readNames(tag);
  if (cache.size < CACHE_SIZE) cache.set(tag, names);
  return names;
};
