import { isoWeek, weekOfYear } from './calendar.ts';
import type { CalendarTime } from './calendar.ts';
import { dateNames, type DateNames } from './date-names.ts';
import { formatOffset } from './time-zone.ts';
import type { TimeZone } from './time-zone.ts';

/** Input of a code. */
export interface Moment {
  readonly epoch: number;
  readonly zone: TimeZone;
  readonly time: CalendarTime;
  /** Language of weekday and month names. */
  readonly language: string;
  /** Counts codes against the limits of the render: a pattern may be as long as its template. */
  readonly charge: (cost: number) => void;
}

type Code = (time: CalendarTime, moment: Moment) => string;

const pad = (value: number, width = 2, fill = '0'): string => `${value}`.padStart(width, fill);
const blank = (value: number): string => pad(value, 2, ' ');
const halfDay = ({ hour }: CalendarTime): number => hour % 12 || 12;
const isMorning = ({ hour }: CalendarTime): boolean => hour < 12;
const lastTwo = (year: number): string => pad(Math.abs(year) % 100);

const weekday =
  (width: keyof DateNames): Code =>
  (time, { language }) =>
    dateNames(language)[width].weekdays[time.weekday] ?? '';

const month =
  (width: keyof DateNames, form: 'months' | 'monthsOfDays'): Code =>
  (time, { language }) =>
    dateNames(language)[width][form][time.month] ?? '';

const CODES: ReadonlyMap<string, Code> = new Map<string, Code>([
  ['a', weekday('short')],
  ['A', weekday('long')],
  ['b', month('short', 'months')],
  ['B', month('long', 'months')],
  ['C', ({ year }) => pad(Math.floor(year / 100))],
  ['d', ({ day }) => pad(day)],
  ['e', ({ day }) => blank(day)],
  ['g', (time) => lastTwo(isoWeek(time).year)],
  ['G', (time) => pad(isoWeek(time).year, 4)],
  ['H', ({ hour }) => pad(hour)],
  ['i', (time) => `${halfDay(time)}`],
  ['I', (time) => pad(halfDay(time))],
  ['j', ({ dayOfYear }) => pad(dayOfYear, 3)],
  ['k', ({ hour }) => blank(hour)],
  ['l', (time) => blank(halfDay(time))],
  ['m', (time) => pad(time.month + 1)],
  ['M', ({ minute }) => pad(minute)],
  ['n', () => '\n'],
  ['N', ({ millisecond }) => pad(millisecond * 1_000_000, 9)],
  ['p', (time) => (isMorning(time) ? 'AM' : 'PM')],
  ['P', (time) => (isMorning(time) ? 'am' : 'pm')],
  ['q', (time) => `${Math.floor(time.month / 3) + 1}`],
  // Not limited to 32 bits, which would overflow in January 2038.
  ['s', (_time, { epoch }) => `${Math.trunc(epoch / 1000)}`],
  ['S', ({ second }) => pad(second)],
  ['t', () => '\t'],
  ['u', (time) => `${time.weekday || 7}`],
  ['U', (time) => pad(weekOfYear(time))],
  ['V', (time) => pad(isoWeek(time).week)],
  ['w', (time) => `${time.weekday}`],
  ['W', (time) => pad(weekOfYear(time))],
  ['y', ({ year }) => lastTwo(year)],
  ['Y', ({ year }) => `${year}`],
  ['z', (_time, { epoch, zone }) => formatOffset(zone.offsetAt(epoch))],
  ['Z', (_time, { epoch, zone }) => zone.abbreviationAt(epoch)],
  ['%', () => '%'],
  ['1', ({ day }) => `${day}`],
]);

/** Month names in patterns that also contain a day. */
const BESIDE_DAY: ReadonlyMap<string, Code> = new Map<string, Code>([
  ['b', month('short', 'monthsOfDays')],
  ['B', month('long', 'monthsOfDays')],
]);

/** Codes that expand to others. `%1` is internal: the day without padding. */
const COMPOUNDS: ReadonlyMap<string, string> = new Map([
  ['c', '%a, %b %1, %Y %i:%M:%S %p %Z'],
  ['D', '%m/%d/%y'],
  ['F', '%Y-%m-%d'],
  ['h', '%b'],
  ['r', '%i:%M:%S %p'],
  ['R', '%H:%M'],
  ['T', '%H:%M:%S'],
  ['v', '%e-%b-%Y'],
  ['x', '%m/%d/%Y'],
  ['X', '%I:%M:%S %p'],
]);

export type DatePattern = (moment: Moment) => string;

const isCode = (text: string): boolean => text.length === 2 && text.startsWith('%');

const DAYS: ReadonlySet<string> = new Set(['%d', '%e', '%1']);

const codesOf = (pattern: string): string[] => pattern.split(/(%[\s\S])/);

const hasDay = (texts: readonly string[]): boolean =>
  texts.some(
    (text) => DAYS.has(text) || codesOf(COMPOUNDS.get(text.charAt(1)) ?? '').some((code) => DAYS.has(code)),
  );

const compileTexts = (texts: readonly string[], codes: ReadonlyMap<string, Code>): DatePattern => {
  const pieces = texts.map((text) => (isCode(text) ? (codes.get(text.charAt(1)) ?? '') : text));
  return (moment) =>
    pieces
      .map((piece) => {
        if (typeof piece === 'string') return piece;
        moment.charge(1);
        return piece(moment.time, moment);
      })
      .join('');
};

const withCompounds = (codes: ReadonlyMap<string, Code>): ReadonlyMap<string, Code> => {
  const compounds = [...COMPOUNDS].map(([letter, pattern]): [string, Code] => {
    const print = compileTexts(codesOf(pattern), codes);
    return [letter, (_time, moment) => print(moment)];
  });
  return new Map([...codes, ...compounds]);
};

const ALL_CODES = withCompounds(CODES);
const ALL_CODES_BESIDE_DAY = withCompounds(new Map([...CODES, ...BESIDE_DAY]));

/** Unknown codes print nothing; a single `%` at the end prints itself. */
export const compileDatePattern = (pattern: string): DatePattern => {
  const texts = codesOf(pattern).filter((text) => text !== '%1');
  return compileTexts(texts, hasDay(texts) ? ALL_CODES_BESIDE_DAY : ALL_CODES);
};
