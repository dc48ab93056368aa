import { setTimeout as sleep } from 'node:timers/promises';
import { readCpuSeconds } from '../measuring/cpu-time.ts';
import type { ReportRow } from '../measuring/report.ts';
import { hosts } from '../program/isolation-sites.ts';
import { uncachedPattern } from '../program/page-cost.ts';
import { visitSteadily, type SteadyVisits, type Visits } from '../visitors/visit-steadily.ts';
import type { Load, LoadedProgram } from './load.ts';

export const seconds = Number(process.env['SITEWRIGHT_BENCH_SECONDS'] ?? 15);

/** An uncached page waits for a slow one at most, which takes half a second, and is then built. */
const most = { cached: 20, uncached: 1_000 } as const;
const UNCACHED_PER_SECOND = 5;

const CALM_SHARE = 0.25;
const MOST_CALM_ROUNDS = 120;

/** Visits that go on all the time. */
export interface Visited {
  /** The cached page. */
  readonly quiet: SteadyVisits;
  /** The same bytes from a program that does nothing else: what the machine itself delays. */
  readonly floor: SteadyVisits;
}

/** Visits of the quiet site and of the floor, and of the third site where they are asked for. */
export interface Measured {
  readonly cached: Visits;
  readonly floor: Visits;
  readonly uncached: Visits | undefined;
}

/** What a load left behind is worked off before the next one begins. */
const awaitCalm = async (pid: number): Promise<void> => {
  for (let round = 0; round < MOST_CALM_ROUNDS; round += 1) {
    const before = await readCpuSeconds(pid);
    await sleep(1000);
    if ((await readCpuSeconds(pid)) - before < CALM_SHARE) return;
  }
};

const hostOf = (origin: string, host: string): string => `${host}:${new URL(origin).port}`;

export const quietPage = (origin: string) => ({ url: `${origin}/`, host: hostOf(origin, hosts.quiet) });

const visitThirdSite = (origin: string): SteadyVisits =>
  visitSteadily(origin + uncachedPattern('/'), {
    host: hostOf(origin, hosts.third),
    perSecond: UNCACHED_PER_SECOND,
  });

/** For the fixed time, with or without the third site. */
export const takeVisits = async (
  origin: string,
  { quiet, floor }: Visited,
  hasThirdSite: boolean,
): Promise<Measured> => {
  const third = hasThirdSite ? visitThirdSite(origin) : undefined;
  try {
    await Promise.all([quiet.take(), floor.take()]);
    await sleep(seconds * 1000);
    return { cached: await quiet.take(), floor: await floor.take(), uncached: await third?.take() };
  } finally {
    third?.stop();
  }
};

const describe = ({ p50, p99, most: slowest, failed }: Visits): string =>
  `p99 ${p99.toFixed(0)} ms, median ${p50.toFixed(1)} ms, at most ${slowest.toFixed(0)} ms, ${failed} failed`;

const rowOf = (
  what: string,
  visits: Visits,
  rest: Pick<ReportRow, 'peer'> & { readonly note?: string; readonly base: Visits; readonly max: number },
): ReportRow => ({
  what,
  ours: rest.note === undefined ? describe(visits) : `${describe(visits)}; ${rest.note}`,
  peer: rest.peer,
  ratio: rest.base.p99 / visits.p99,
  goal: `p99 under ${rest.max} ms`,
  met: visits.count > 0 && visits.p99 < rest.max && visits.failed === 0,
});

const without = ({ p99 }: Visits): string => `p99 ${p99.toFixed(0)} ms without load`;

const ofFloor = ({ p99 }: Visits): string => `bare node:http meanwhile p99 ${p99.toFixed(0)} ms`;

/** Rows of the cached page of the quiet site, and of the uncached page of the third one. */
export const measureLoad = async (
  { place: { origin, pid } }: LoadedProgram,
  load: Load,
  { visited, base }: { readonly visited: Visited; readonly base: Measured },
): Promise<ReportRow[]> => {
  const running = await load.begin();
  const measured = await takeVisits(origin, visited, load.hasThirdSite ?? false);
  const note = await running.end();
  await awaitCalm(pid);
  const before = load.before === undefined ? '' : `; ${load.before}`;
  const cachedRow = rowOf(load.what, measured.cached, {
    note,
    peer: `${ofFloor(measured.floor)}; ${without(base.cached)}${before}`,
    base: base.cached,
    max: most.cached,
  });
  if (!measured.uncached || !base.uncached) return [cachedRow];
  const uncachedRow = rowOf('an uncached page of a third site meanwhile', measured.uncached, {
    peer: without(base.uncached),
    base: base.uncached,
    max: most.uncached,
  });
  return [cachedRow, uncachedRow];
};
