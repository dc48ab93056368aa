import { setTimeout as sleep } from 'node:timers/promises';
import type { TwoNodes } from '../program/two-nodes.ts';
import {
  visitSteadily,
  visitsPerSecond,
  type SteadyVisits,
  type Visits,
} from '../visitors/visit-steadily.ts';
import { readCpuSeconds } from './cpu-time.ts';
import type { ReportRow } from './report.ts';
import { printRate } from './rounds.ts';

export interface BackgroundWork {
  readonly total: number;
  readonly begin: () => Promise<unknown>;
  readonly countDone: () => Promise<number> | number;
}

export interface BackgroundResult {
  readonly done: number;
  readonly seconds: number;
  readonly rate: string;
  /** Of the same page before the work began. */
  readonly before: Visits;
  readonly meanwhile: Visits;
  /** Processor time of both nodes for one piece. */
  readonly cpuMilliseconds: number;
}

const WARM_UP_MS = 3_000;
const BASE_MS = 15_000;
const POLL_MS = 1_000;
/** Counting many takes a while: it must not become the work that is measured. */
const COUNT_SHARE = 50;
const TELL_EVERY_MS = 30_000;
/** Without any progress for so long the work counts as ended. */
const STALLED_MS = 300_000;
const mostMilliseconds = 50;
/** The work is looked at for so long only, if given. */
const mostSeconds = Number(process.env['SITEWRIGHT_BENCH_SECONDS'] ?? Infinity);
/** Then some is still in progress at the end. */
export const isLimited = Number.isFinite(mostSeconds);

/** Until all is done, nothing is any more, or the time is over. Progress is told meanwhile. */
const awaitAll = async ({ total, countDone }: BackgroundWork, visits: SteadyVisits): Promise<number> => {
  const began = performance.now();
  let [done, movedAt, toldAt] = [0, began, began];
  for (;;) {
    const countedAt = performance.now();
    const counted = await countDone();
    const now = performance.now();
    if (counted > done) movedAt = now;
    done = counted;
    const isOver = now - movedAt > STALLED_MS || now - began > mostSeconds * 1000;
    if (done >= total || isOver) return done;
    if (now - toldAt > TELL_EVERY_MS) {
      toldAt = now;
      const { p99 } = await visits.look();
      const rate = printRate(done / ((now - began) / 1000));
      console.error(
        `  ${done.toLocaleString('en')} of ${total.toLocaleString('en')}, ${rate}, a cached page p99 ${p99.toFixed(0)} ms`,
      );
    }
    await sleep(Math.max(POLL_MS, (now - countedAt) * COUNT_SHARE));
  }
};

const cpuOf = async ({ first, second }: TwoNodes): Promise<number> =>
  (await readCpuSeconds(first.pid)) + (await readCpuSeconds(second.pid));

/** Visits a cached page of the first node, before the work and while both nodes are at it. */
export const measureBackground = async (nodes: TwoNodes, work: BackgroundWork): Promise<BackgroundResult> => {
  const visits = visitSteadily(`${nodes.first.origin}/`);
  try {
    await sleep(WARM_UP_MS);
    await visits.take();
    await sleep(BASE_MS);
    const before = await visits.take();
    const cpuBefore = await cpuOf(nodes);
    const began = performance.now();
    await work.begin();
    const done = await awaitAll(work, visits);
    const seconds = (performance.now() - began) / 1000;
    const meanwhile = await visits.take();
    const cpuMilliseconds = (((await cpuOf(nodes)) - cpuBefore) * 1000) / Math.max(done, 1);
    return { done, seconds, rate: printRate(done / seconds), before, meanwhile, cpuMilliseconds };
  } finally {
    visits.stop();
  }
};

export const pageRow = ({ before, meanwhile }: BackgroundResult): ReportRow => ({
  what: 'a cached page meanwhile',
  ours: `p99 ${meanwhile.p99.toFixed(0)} ms, median ${meanwhile.p50.toFixed(1)} ms, at most ${meanwhile.most.toFixed(0)} ms, ${meanwhile.failed} failed`,
  peer: `p99 ${before.p99.toFixed(0)} ms without the work`,
  ratio: before.p99 / meanwhile.p99,
  goal: `p99 under ${mostMilliseconds} ms`,
  met: meanwhile.p99 < mostMilliseconds && meanwhile.failed === 0,
});

export const backgroundNote = ({ cpuMilliseconds, seconds }: BackgroundResult): string =>
  `${visitsPerSecond} visits a second; ${seconds.toFixed(0)} s; ${cpuMilliseconds.toFixed(1)} ms of the processor time of both nodes for each, visits included`;
