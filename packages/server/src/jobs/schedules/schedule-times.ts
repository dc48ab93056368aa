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

const nextDaily = (dailyAt: string, zone: string, after: Date): Date => {
  const [, hours, minutes] = CLOCK_TIME.exec(dailyAt) ?? [];
  if (!hours || !minutes)
    throw new RangeError(`A daily schedule needs a time such as 04:30, not ${dailyAt}.`);
  const timeOfDay = (Number(hours) * 60 + Number(minutes)) * 60_000;
  const today = Math.floor((after.getTime() + zoneOffset(zone, after.getTime())) / DAY) * DAY;
  let run = instantOf(today + timeOfDay, zone);
  for (let day = today + DAY; run <= after.getTime(); day += DAY) run = instantOf(day + timeOfDay, zone);
  return new Date(run);
};

/**
 * The instant at which clocks in the zone show a local time (written as if it were UTC). A time that occurs
 * twice means its first occurrence; one that is skipped in spring moves forward with the clocks, because
 * otherwise the job would run twice a day in autumn or not at all in spring.
 */
const instantOf = (local: number, zone: string): number => {
  const before = local - zoneOffset(zone, local - DAY);
  const after = local - zoneOffset(zone, local + DAY);
  const shown = [before, after].filter((instant) => instant + zoneOffset(zone, instant) === local);
  return shown.length > 0 ? Math.min(...shown) : before;
};

const zoneOffset = (zone: string, instant: number): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
};
