const DAY = 86_400_000;

/** Cache limit: creating a format takes a hundred times as long as using it. */
const MAX_ZONES = 100;
const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (clocks.size >= MAX_ZONES) clocks.clear();
  clocks.set(zone, clock);
  return clock;
};

/** The local time in a zone, to the second, as if it were UTC. */
export const clockTime = (instant: number, zone: string): number => {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  // `Date.UTC` maps the year 20 to 1920, and typing 2026 passes through it.
  const shown = new Date(0);
  shown.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  return shown.setUTCHours(part('hour'), part('minute'), part('second'));
};

/** The zone's offset from UTC. */
const offsetAt = (instant: number, zone: string): number =>
  clockTime(instant, zone) - Math.floor(instant / 1000) * 1000;

/**
 * The instant of a local time in a zone (given as if it were UTC). An ambiguous time means its first
 * occurrence; a skipped one moves forward with the clocks.
 */
export const instantOf = (local: number, zone: string): number => {
  const before = local - offsetAt(local - DAY, zone);
  const after = local - offsetAt(local + DAY, zone);
  const shown = [before, after].filter((instant) => instant + offsetAt(instant, zone) === local);
  return shown.length > 0 ? Math.min(...shown) : before;
};
