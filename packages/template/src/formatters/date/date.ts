import { parseReference } from '../../parse/reference.ts';
import { scopedFormatter } from '../../run/plugin.ts';
import { asNumber, asString } from '../../values/convert.ts';
import { calendarTime } from './calendar.ts';
import { compileDatePattern } from './date-codes.ts';
import { DEFAULT_TIME_ZONE, timeZone } from './time-zone.ts';

const LARGEST_TIME = 8.64e15;
const TIME_ZONE = parseReference('website.timeZone') ?? [];
const LANGUAGE = parseReference('website.language') ?? [];

/** Epoch milliseconds on the clock of `website.timeZone`, days and months by their names in `website.language`. */
export const date = scopedFormatter((args) => {
  const pattern = compileDatePattern(args.join(' '));
  if (args.length === 0) return () => '';
  return (value, context) => {
    const epoch = Math.trunc(asNumber(value));
    if (!(Math.abs(epoch) < LARGEST_TIME)) {
      throw new RangeError(`date needs a time in milliseconds since 1970, not "${asString(value)}"`);
    }
    const zone = timeZone(asString(context.resolve(TIME_ZONE)) || DEFAULT_TIME_ZONE);
    const language = asString(context.resolve(LANGUAGE));
    return pattern({ epoch, zone, time: calendarTime(epoch, zone.offsetAt(epoch)), language });
  };
});
