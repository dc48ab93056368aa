import { clockTime, instantOf } from '@sitewright/domain/time-zones';

/** When a job runs by itself: at a steady pace, or once a day by the clock of a place. */
export type Schedule =
  { readonly everySeconds: number } | { readonly dailyAt: string; readonly zone: string };

const DAY = 86_400_000;
const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

export const scheduleRule = (schedule: Schedule): string =>
  'everySeconds' in schedule
    ? `every ${schedule.everySeconds} seconds`
    : `daily at ${schedule.dailyAt} ${schedule.zone}`;

/** The first moment of the schedule after the given one. Times missed while nothing ran are not made up for. */
export const nextRunAfter = (schedule: Schedule, after: Date): Date =>
  'everySeconds' in schedule
    ? nextBeat(schedule.everySeconds, after)
    : nextDaily(schedule.dailyAt, schedule.zone, after);

/** Beats are counted from the epoch, so that a restart neither shifts nor repeats them. */
const nextBeat = (everySeconds: number, after: Date): Date => {
  if (!Number.isInteger(everySeconds) || everySeconds < 1) {
    throw new RangeError(`A schedule needs a whole number of seconds, not ${everySeconds}.`);
  }
  const step = everySeconds * 1000;
  return new Date((Math.floor(after.getTime() / step) + 1) * step);
};

/** A time that is skipped in spring or occurs twice in autumn is one run all the same. */
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
