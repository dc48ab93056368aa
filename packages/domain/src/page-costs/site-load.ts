/** What the sites of an installation took in a period. */
export const loadPeriods = ['hour', 'day'] as const;
export type LoadPeriod = (typeof loadPeriods)[number];

export const loadPeriodMs: Readonly<Record<LoadPeriod, number>> = { hour: 3_600_000, day: 86_400_000 };

export interface SiteTimes {
  readonly renderMs: number;
  readonly statementMs: number;
}

const busyMs = ({ renderMs, statementMs }: SiteTimes): number => renderMs + statementMs;

/** From 0 to 1: how much of the time of all sites each took, in their order. */
export const sharesOf = (sites: readonly SiteTimes[]): number[] => {
  const all = sites.reduce((sum, site) => sum + busyMs(site), 0);
  return sites.map((site) => (all === 0 ? 0 : busyMs(site) / all));
};
