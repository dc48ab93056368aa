import { clockTime, instantOf } from '@sitewright/domain/time-zones';

/** At a fixed interval, or once a day in a time zone. */
export type Schedule =
  { readonly everySeconds: number } | { readonly dailyAt: string; readonly zone: string };

const DAY = 86_400_000;
const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

export const scheduleRule = (schedule: Schedule): string =>
  'everySeconds' in schedule
    ? `every ${schedule.everySeconds} seconds`
    : `daily at ${schedule.dailyAt} ${schedule.zone}`;

/** The next run after the given time. Runs that were missed while no node was up are skipped. */
export const nextRunAfter = (schedule: Schedule, after: Date): Date =>
  'everySeconds' in schedule
    ? nextInterval(schedule.everySeconds, after)
    : nextDaily(schedule.dailyAt, schedule.zone, after);

/** Intervals are counted from the epoch, so that a restart neither shifts nor repeats runs. */
const nextInterval = (everySeconds: number, after: Date): Date => {
  if (!Number.isInteger(everySeconds) || everySeconds < 1) {
    throw new RangeError(`A schedule needs a whole number of seconds, not ${everySeconds}.`);
  }
  const step = everySeconds * 1000;
  return new Date((Math.floor(after.getTime() / step) + 1) * step);
};

/** A time that is skipped or occurs twice at a clock change is still one run. */
const nextDaily = (dailyAt: string, zone: string, after: Date): Date => {
  const [, hours, minutes] = CLOCK_TIME.exec(dailyAt) ?? [];
  if (!hours || !minutes)
    throw new RangeError(`A daily schedule needs a time such as 04:30, not ${dailyAt}.`);
  const timeOfDay = (Number(hours) * 60 + Number(minutes)) * 60_000;
  const today = Math.floor(clockTime(after.getTime(), zone) / DAY) * DAY;
  let run = instantOf(today + timeOfDay, zone);
  for (let day = today + DAY; run <= after.getTime(); day += DAY) run = instantOf(day + timeOfDay, zone);
  return new Date(run);
};
