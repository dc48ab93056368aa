const formatIn = (zone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

/** A moment as a field for date and time shows it: `2026-11-15T09:30` on the clocks of a time zone. */
export const localTime = (moment: number, zone: string): string => {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
};

/** How far the clocks of a zone are ahead of the world's at a moment. */
const offsetAt = (moment: number, zone: string): number =>
  Date.parse(`${localTime(moment, zone)}Z`) - Math.floor(moment / 60_000) * 60_000;

/** The moment at which the clocks of a zone show a time; of an hour that is skipped, the one after it. */
export const momentOf = (local: string, zone: string): number | undefined => {
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return undefined;
  const guess = wanted - offsetAt(wanted, zone);
  const settled = wanted - offsetAt(guess, zone);
  return localTime(settled, zone) === local ? settled : Math.max(guess, settled);
};
