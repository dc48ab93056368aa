const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const dayIn = (zone?: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(zone === undefined ? {} : { timeZone: zone }),
  });

const several = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

export const formatDateTime = (moment: Date): string => full.format(moment);

/** Relative within a week, then a day in the time zone. Never "in 2 minutes" if the clock is ahead. */
export const formatRelative = (moment: Date, now: Date, zone?: string): string => {
  const passed = now.getTime() - moment.getTime();
  if (passed < MINUTE) return passed < -HOUR ? dayIn(zone).format(moment) : 'less than a minute ago';
  if (passed < HOUR) return several(Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return several(Math.floor(passed / HOUR), 'hour');
  if (passed < 7 * DAY) return several(Math.floor(passed / DAY), 'day');
  return dayIn(zone).format(moment);
};
