import type { FormatterTable } from '@sitewright/template';
import type { RenderHost } from '../languages/index.ts';
import { datetimeInterval } from './datetime-interval.ts';
import { datetime } from './datetime.ts';
import { relativeTime } from './relative-time.ts';
import { humanizeDuration, timesince } from './time-since.ts';

export { readDateOptions } from './date-options.ts';
export { formatInterval, readIntervalOptions } from './datetime-interval.ts';
export { formatMoment } from './datetime.ts';
export { siteTimeZone } from './zone.ts';

export { isMoment, isoTime } from './moment.ts';

export const formatters: FormatterTable<RenderHost> = {
  datetime,
  'datetime-interval': datetimeInterval,
  humanizeDuration,
  'relative-time': relativeTime,
  timesince,
};
