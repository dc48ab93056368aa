import type { RelativeTimeFormatOptions, TimePeriodField } from '@phensley/cldr';
import { asTime, formatter } from '@sitewright/template';
import { readNumberOptions, readOptions, type Option, type RenderHost } from '../languages/index.ts';
import { readCapitalizationContext } from './date-options.ts';

type Width = NonNullable<RelativeTimeFormatOptions['width']>;

const FIELDS: ReadonlyMap<string, TimePeriodField> = new Map<string, TimePeriodField>([
  ['year', 'year'],
  ['month', 'month'],
  ['week', 'week'],
  ['day', 'day'],
  ['hour', 'hour'],
  ['minute', 'minute'],
  ['second', 'second'],
  ['millis', 'millis'],
]);
const WIDTHS: ReadonlyMap<string, Width> = new Map<string, Width>([
  ['short', 'short'],
  ['narrow', 'narrow'],
  ['wide', 'wide'],
]);
const SWITCHES = ['dayOfWeek', 'numericOnly', 'alwaysNow', 'allowWeeks'] as const;

export const readRelativeOptions = (args: readonly string[]): RelativeTimeFormatOptions => {
  const options = readOptions(args);
  const result: RelativeTimeFormatOptions = readNumberOptions(options);
  for (const option of options) applyOption(result, option);
  return result;
};

const applyOption = (result: RelativeTimeFormatOptions, { name, value }: Option): void => {
  const toggle = SWITCHES.find((each) => each === name);
  const context = name === 'context' ? readCapitalizationContext(value) : undefined;
  const field = name === 'field' ? FIELDS.get(value) : undefined;
  const width = name === 'width' ? WIDTHS.get(value) : undefined;
  if (toggle) result[toggle] = value === 'true';
  if (context) result.context = context;
  if (field) result.field = field;
  if (width) result.width = width;
};

/** Relative to now, or from the first variable to the second. */
export const relativeTime = formatter<RenderHost>((args) => {
  const options = readRelativeOptions(args);
  return (value, { host, now }, others) => {
    const start = others.length === 0 ? now : asTime(value);
    const end = asTime(others.length === 0 ? value : others[0]);
    if (!host.locale || !Number.isFinite(start) || !Number.isFinite(end)) return '';
    return host.locale.cldr.Calendars.formatRelativeTime({ date: start }, { date: end }, options);
  };
});
