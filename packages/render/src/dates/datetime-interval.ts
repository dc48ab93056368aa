import type { DateIntervalFormatOptions } from '@phensley/cldr';
import { asTime, scopedFormatter } from '@sitewright/template';
import { readOption, type Locale, type Option, type RenderHost } from '../languages/index.ts';
import { readCapitalizationContext } from './date-options.ts';
import { siteTimeZone } from './zone.ts';

/** A start and an end in one time zone. */
export interface ZonedInterval {
  readonly start: number;
  readonly end: number;
  readonly zone: string;
}

export const readIntervalOptions = (args: readonly string[]): DateIntervalFormatOptions => {
  const options: DateIntervalFormatOptions = {};
  for (const argument of args) applyOption(options, readOption(argument), argument.includes(':'));
  return options;
};

const applyOption = (options: DateIntervalFormatOptions, option: Option, hasValue: boolean): void => {
  const { name, value } = option;
  if (name === 'skeleton' || name === 'date' || name === 'time') {
    if (value !== '') options[name] = value;
  } else if (name === 'context') {
    const context = readCapitalizationContext(value);
    if (context) options.context = context;
  } else if (!hasValue && name !== '') options.skeleton = name;
};

export const formatInterval = (
  { start, end, zone }: ZonedInterval,
  options: DateIntervalFormatOptions,
  { cldr }: Locale,
): string => {
  if (!Number.isFinite(start) || !Number.isFinite(end)) return '';
  const first = { date: start, zoneId: zone };
  return cldr.Calendars.formatDateInterval(first, { date: end, zoneId: zone }, options);
};

export const datetimeInterval = scopedFormatter<RenderHost>((args) => {
  const options = readIntervalOptions(args);
  return (value, context, others) => {
    const { locale } = context.host;
    if (!locale || others.length === 0) return '';
    const interval = { start: asTime(value), end: asTime(others[0]), zone: siteTimeZone(context) };
    return formatInterval(interval, options, locale);
  };
});
