import { asNumber, asTime, formatter, printValue } from '@sitewright/template';
import type { RenderHost } from '../languages/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  { length: 365 * DAY, one: 'a year', many: 'years' },
  { length: 30 * DAY, one: 'a month', many: 'months' },
  { length: 7 * DAY, one: 'a week', many: 'weeks' },
  { length: DAY, one: 'a day', many: 'days' },
  { length: HOUR, one: 'an hour', many: 'hours' },
  { length: MINUTE, one: 'a minute', many: 'minutes' },
] as const;

/** The elapsed time in the largest whole unit; the future counts as just now. */
export const timeSince = (elapsed: number): string => {
  for (const { length, one, many } of UNITS) {
    const count = Math.floor(elapsed / length);
    if (count >= 1) return `about ${count === 1 ? one : `${count} ${many}`} ago`;
  }
  return 'less than a minute ago';
};

/** The page's script updates the text from `data-date`. */
export const timesince = formatter<RenderHost>(() => (value, { host, now }) => {
  const epoch = asTime(value);
  if (!host.locale || Number.isNaN(epoch)) return 'Invalid date.';
  return `<span class="timesince" data-date="${printValue(epoch)}">${timeSince(now - epoch)}</span>`;
});

/** Duration of a recording in minutes and seconds, without hours. */
export const humanizeDuration = formatter(() => (value) => {
  const seconds = Math.max(0, Math.floor((asNumber(value) || 0) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
});
