const formatIn = (zone: string, timeStyle: 'short' | 'medium') =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'long', timeStyle });

/** A time in a time zone: `15 November 2026 at 10:30`. */
export const describeTime = (moment: Date, zone: string): string => formatIn(zone, 'short').format(moment);

/** A time with its time zone: `15 November 2026 at 10:30 (Europe/Berlin)`. */
export const nameZone = (time: string, zone: string): string => `${time} (${zone})`;

/** Times of a list, with seconds where two would look the same. */
export const describeTimes = (moments: readonly Date[], zone: string): readonly string[] => {
  const times = moments.map((moment) => describeTime(moment, zone));
  const exact = formatIn(zone, 'medium');
  return moments.map((moment, index) => {
    const time = times[index] ?? '';
    return times.indexOf(time) === times.lastIndexOf(time) ? time : exact.format(moment);
  });
};
