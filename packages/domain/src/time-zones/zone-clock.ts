const DAY = 86_400_000;

/** Opening a zone takes a hundred times longer than reading its clock, and every page reads it. */
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

/** What clocks in the zone show at an instant, to the second, written as if it were UTC. */
export const clockTime = (instant: number, zone: string): number => {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  // `Date.UTC` would take the year 20 for 1920, and who types 2026 has passed by there.
  const shown = new Date(0);
  shown.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  return shown.setUTCHours(part('hour'), part('minute'), part('second'));
};

/** How far clocks in the zone are ahead of UTC. */
const offsetAt = (instant: number, zone: string): number =>
  clockTime(instant, zone) - Math.floor(instant / 1000) * 1000;

/**
 * The instant at which clocks in the zone show a time (written as if it were UTC). One that occurs twice means its
 * first occurrence; one that is skipped in spring moves forward with the clocks.
 */
export const instantOf = (local: number, zone: string): number => {
  const before = local - offsetAt(local - DAY, zone);
  const after = local - offsetAt(local + DAY, zone);
  const shown = [before, after].filter((instant) => instant + offsetAt(instant, zone) === local);
  return shown.length > 0 ? Math.min(...shown) : before;
};
