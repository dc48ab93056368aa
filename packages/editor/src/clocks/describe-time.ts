/** A moment in words on the clocks of a time zone: `15 November 2026 at 10:30`. */
export const describeTime = (moment: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'long', timeStyle: 'short' }).format(moment);
