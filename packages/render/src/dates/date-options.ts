import type { CalendarType, ContextType, DateFormatOptions, FormatWidthType } from '@phensley/cldr';
import { readOption, type Option } from '../languages/index.ts';

const words = <T extends string>(...values: T[]): ReadonlyMap<string, T> =>
  new Map(values.map((value) => [value, value]));

const WIDTHS: ReadonlyMap<string, FormatWidthType> = words<FormatWidthType>(
  'short',
  'medium',
  'long',
  'full',
);
const CONTEXTS: ReadonlyMap<string, ContextType> = words<ContextType>(
  'middle-of-text',
  'begin-sentence',
  'standalone',
  'ui-list-or-menu',
);
const CALENDARS: ReadonlyMap<string, CalendarType> = new Map<string, CalendarType>([
  ['gregorian', 'gregory'],
  ['gregory', 'gregory'],
  ['buddhist', 'buddhist'],
  ['japanese', 'japanese'],
  ['persian', 'persian'],
  ['iso8601', 'iso8601'],
]);

export const readCapitalizationContext = (value: string): ContextType | undefined => CONTEXTS.get(value);
export const readCalendar = (value: string): CalendarType | undefined => CALENDARS.get(value);

/** Parses `date:long`, `time:hm`, `yMMMd` and the like; they may be mixed. */
export const readDateOptions = (args: readonly string[]): DateFormatOptions => {
  const options: DateFormatOptions = {};
  for (const argument of args) applyOption(options, readOption(argument), argument.includes(':'));
  const hasFormat = options.date ?? options.time ?? options.datetime ?? options.skeleton;
  if (!hasFormat) options.date = 'long';
  return options;
};

const applyOption = (options: DateFormatOptions, { name, value }: Option, hasValue: boolean): void => {
  switch (name) {
    case 'date':
    case 'time':
    case 'datetime':
      setFormat(options, name, value || 'short');
      break;
    case 'skeleton':
      addSkeleton(options, value);
      break;
    case 'wrap':
    case 'context':
    case 'calendar':
      setManner(options, name, value);
      break;
    default:
      if (!hasValue) setBareWord(options, name);
  }
};

const setFormat = (options: DateFormatOptions, part: 'date' | 'time' | 'datetime', value: string): void => {
  const width = WIDTHS.get(value);
  if (width) options[part] = width;
  else addSkeleton(options, value);
};

const addSkeleton = (options: DateFormatOptions, letters: string): void => {
  if (letters !== '') options.skeleton = (options.skeleton ?? '') + letters;
};

const setBareWord = (options: DateFormatOptions, word: string): void => {
  const width = WIDTHS.get(word);
  if (width) options.datetime = width;
  else addSkeleton(options, word);
};

const setManner = (
  options: DateFormatOptions,
  name: 'wrap' | 'context' | 'calendar',
  value: string,
): void => {
  const width = name === 'wrap' ? WIDTHS.get(value) : undefined;
  const context = name === 'context' ? readCapitalizationContext(value) : undefined;
  const calendar = name === 'calendar' ? readCalendar(value) : undefined;
  if (width) options.wrap = width;
  if (context) options.context = context;
  if (calendar) options.ca = calendar;
};
