import { clockTime, instantOf } from '@sitewright/domain/time-zones';

/** A moment as a field for date and time shows it: `2026-11-15T09:30` on the clocks of a time zone. */
export const localTime = (moment: number, zone: string): string =>
  new Date(clockTime(moment, zone)).toISOString().slice(0, -':00.000Z'.length);

/** The moment at which the clocks of a zone show a time; of an hour that is skipped, the one after it. */
export const momentOf = (local: string, zone: string): number | undefined => {
  const wanted = Date.parse(`${local}Z`);
  return Number.isNaN(wanted) ? undefined : instantOf(wanted, zone);
};
