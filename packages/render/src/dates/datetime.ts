import type { DateFormatOptions } from '@phensley/cldr';
import { asTime, scopedFormatter } from '@sitewright/template';
import type { Locale, RenderHost } from '../languages/index.ts';
import { readDateOptions } from './date-options.ts';
import { siteTimeZone } from './zone.ts';

/** A time in a time zone. */
export interface ZonedMoment {
  readonly epoch: number;
  readonly zone: string;
}

export const formatMoment = (
  { epoch, zone }: ZonedMoment,
  options: DateFormatOptions,
  { cldr }: Locale,
): string =>
  Number.isFinite(epoch) ? cldr.Calendars.formatDate({ date: epoch, zoneId: zone }, options) : '';

export const datetime = scopedFormatter<RenderHost>((args) => {
  const options = readDateOptions(args);
  return (value, context) => {
    const { locale } = context.host;
    if (!locale) return '';
    return formatMoment({ epoch: asTime(value), zone: siteTimeZone(context) }, options, locale);
  };
});
