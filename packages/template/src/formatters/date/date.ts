import { parseReference } from '../../parse/reference.ts';
import { scopedFormatter } from '../../run/plugin.ts';
import { asString, asTime } from '../../values/convert.ts';
import { calendarTime } from './calendar.ts';
import { compileDatePattern } from './date-codes.ts';
import { DEFAULT_TIME_ZONE, timeZone } from './time-zone.ts';

const MAX_TIME = 8.64e15;
const TIME_ZONE = parseReference('website.timeZone') ?? [];
const LANGUAGE = parseReference('website.language') ?? [];

/** Printed for an invalid time. */
const INVALID_DATE = 'Invalid Date';

/** Formats epoch milliseconds in `website.timeZone` with names in `website.language`. */
export const date = scopedFormatter((args) => {
  const pattern = compileDatePattern(args.join(' '));
  return (value, context) => {
    const epoch = asTime(value);
    if (!(Math.abs(epoch) < MAX_TIME)) return INVALID_DATE;
    if (args.length === 0) return '';
    const zone = timeZone(asString(context.resolve(TIME_ZONE)) || DEFAULT_TIME_ZONE);
    const language = asString(context.resolve(LANGUAGE));
    const charge = (cost: number): void => context.charge(cost);
    return pattern({ epoch, zone, time: calendarTime(epoch, zone.offsetAt(epoch)), language, charge });
  };
});
