import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { GroupedWrites, type Database } from '../../database/index.ts';
import { newId } from '../../ids/index.ts';
import { onEnqueued } from '../enqueued-signal.ts';
import type { Job } from '../job-kinds.ts';
import { openBulkWork, type BulkWork, type BulkWorkOptions } from '../pacing/bulk-work.ts';
import { createJobScheduler } from '../schedules/job-scheduler.ts';
import { claimJobs, settleJobs, type JobRow, type SettledJob } from '../jobs-store.ts';
import { createPollLoop } from './poll-loop.ts';
import { startJobRun, type JobRun } from './run-job.ts';
import { LongSlots } from './long-slots.ts';
import { countByKind } from './slot-rule.ts';
import { createSweepJob } from './sweep-job.ts';

export interface JobRunnerOptions {
  readonly database: Database;
  readonly handlers: readonly Job[];
  /** The clocks of all nodes must differ by much less than a lease, or a running job is taken over. */
  readonly clock: () => Date;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly nodeId: string;
  readonly random?: () => number;
  readonly concurrency?: number;
  readonly pollMilliseconds?: number;
  readonly leaseMilliseconds?: number;
  /** Without it bulk work is not slowed down for anybody. */
  readonly bulk?: BulkWorkOptions;
  /** How long `stop` waits for running jobs before it aborts them. */
  readonly drainMilliseconds?: number;
}

export interface JobRunner {
  start(): void;
  /** Claims no more jobs and resolves when none is running on this node. */
  stop(): Promise<void>;
}

const DEFAULTS = {
  random: Math.random,
  concurrency: 4,
  pollMilliseconds: 1_000,
  leaseMilliseconds: 60_000,
  drainMilliseconds: 10_000,
};
const GRACE_MILLISECONDS = 1_000;

const jobsByKind = (handlers: readonly Job[]): ReadonlyMap<string, Job> => {
  const byKind = new Map(handlers.map((job) => [job.kind.name, job]));
  if (byKind.size < handlers.length) throw new Error('Two handlers claim jobs of the same kind.');
  return byKind;
};

const isShort = ({ kind }: Job): boolean => kind.isLong !== true;

const kindsOf = (byKind: ReadonlyMap<string, Job>, isWanted: (job: Job) => boolean): string[] =>
  [...byKind.values()].filter(isWanted).map(({ kind }) => kind.name);

/** Half of the slots, and no more jobs than the pace allows pieces. */
const countLongSlots = (concurrency: number, bulk: BulkWork | undefined): number =>
  Math.min(Math.max(1, Math.floor(concurrency / 2)), bulk?.pace().atOnce ?? Infinity);

/** Whether more long jobs may be due than could be claimed: in all, or of one kind. */
const isLongLimitReached = (
  { kinds, limit }: ReturnType<LongSlots['claim']>,
  rows: readonly Pick<JobRow, 'kind'>[],
): boolean => {
  const claimed = countByKind(rows);
  const counts = kinds.map(({ name }) => claimed.get(name) ?? 0);
  const inAll = counts.reduce((sum, count) => sum + count, 0);
  return inAll >= limit || kinds.some((kind, index) => (counts[index] ?? 0) >= kind.limit);
};

const groupOutcomes = (database: Database): GroupedWrites<SettledJob, boolean> =>
  new GroupedWrites((jobs) => settleJobs(database, jobs), { gathersFirst: true });

/** Runs jobs on this node; any number of nodes may share the table. */
export const createJobRunner = (given: JobRunnerOptions): JobRunner => {
  const options = { ...DEFAULTS, ...given };
  const { database, clock, leaseMilliseconds } = options;
  const byKind = jobsByKind([...options.handlers, createSweepJob(database, clock)]);
  const scheduler = createJobScheduler(database, [...byKind.values()]);
  // Not the node id alone: a restarted node must not pass for the holder of its earlier leases.
  const tools = {
    ...options,
    leasedBy: `${options.nodeId}/${newId()}`,
    settled: groupOutcomes(database),
  };
  const shortKinds = kindsOf(byKind, isShort);
  const longSlots = new LongSlots({
    jobs: [...byKind.values()].filter((job) => !isShort(job)),
    clock,
    countSlots: () => countLongSlots(options.concurrency, bulk),
  });
  const pausedKinds = kindsOf(byKind, ({ kind }) => kind.actsOutside === true);
  const running = new Set<JobRun>();
  /** Whether jobs may be due that had no slot: otherwise nobody needs to look when a slot becomes free. */
  let mayOthersWait = false;
  let isRegistered = false;
  let bulk: BulkWork | undefined;
  let stopListening = (): void => undefined;

  const follow = async (run: JobRun, job: Job): Promise<void> => {
    running.add(run);
    longSlots.hold(run, job);
    await run.finished;
    running.delete(run);
    longSlots.free(run);
    if (!mayOthersWait) return;
    // Others that end at the same moment leave slots for more than one.
    if (running.size === 0) loop.wake();
    else loop.pollSoon();
  };

  /** Whether any was taken. */
  const takeJobs = async (): Promise<boolean> => {
    const limit = options.concurrency - running.size;
    mayOthersWait = limit <= 0;
    if (mayOthersWait) return false;
    const now = clock();
    const leaseUntil = new Date(now.getTime() + leaseMilliseconds);
    const long = longSlots.claim();
    const wanted = { kinds: shortKinds, pausedKinds, limit, long, leasedBy: tools.leasedBy };
    const rows = await claimJobs(database, { ...wanted, leaseUntil, now });
    mayOthersWait = rows.length === limit || isLongLimitReached(long, rows);
    for (const row of rows) {
      const job = byKind.get(row.kind);
      if (job) void follow(startJobRun(job, row, tools), job);
    }
    return rows.length > 0;
  };

  const poll = async (): Promise<boolean> => {
    if (!isRegistered) await scheduler.register(clock());
    isRegistered = true;
    await scheduler.fireDue(clock());
    await longSlots.share(database, pausedKinds);
    return takeJobs();
  };

  const loop = createPollLoop({ ...options, poll });

  const waitForRuns = (milliseconds: number): Promise<unknown> => {
    const ending = new AbortController();
    const allFinished = Promise.all([...running].map((run) => run.finished)).then(() => ending.abort());
    const timeout = pause(milliseconds, undefined, { signal: ending.signal }).catch(() => undefined);
    return Promise.race([allFinished, timeout]);
  };

  const stop = async (): Promise<void> => {
    stopListening();
    await loop.stop();
    await waitForRuns(options.drainMilliseconds);
    for (const run of running) run.stop();
    await waitForRuns(GRACE_MILLISECONDS);
    await Promise.allSettled([...running].map((run) => run.abandon()));
    bulk?.stop();
  };

  const start = (): void => {
    bulk = options.bulk && openBulkWork(options.bulk);
    stopListening = onEnqueued(loop.pollSoon);
    loop.start();
  };

  return { start, stop };
};
