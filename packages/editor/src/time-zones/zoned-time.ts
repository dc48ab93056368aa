import { clockTime, instantOf } from '@sitewright/domain/time-zones';

/** Value of a `datetime-local` field: `2026-11-15T09:30` in a time zone. */
export const localTime = (moment: number, zone: string): string =>
  new Date(clockTime(moment, zone)).toISOString().slice(0, -':00.000Z'.length);

/** The time at which clocks in a zone show a local time; in a skipped hour, the one after it. */
export const momentOf = (local: string, zone: string): number | undefined => {
  const wanted = Date.parse(`${local}Z`);
  return Number.isNaN(wanted) ? undefined : instantOf(wanted, zone);
};
