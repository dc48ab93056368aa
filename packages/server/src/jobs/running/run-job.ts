import { setTimeout as pause } from 'node:timers/promises';
import type { Database, GroupedWrites } from '../../database/index.ts';
import { attemptJob, type AttemptTools } from './attempt-job.ts';
import type { Job, JobContext } from '../job-kinds.ts';
import {
  releaseJob,
  saveProgress,
  type JobRow,
  type Lease,
  type Outcome,
  type SettledJob,
} from '../jobs-store.ts';
import { startLeaseRenewal } from './lease-renewal.ts';

export interface RunTools extends AttemptTools {
  readonly database: Database;
  /** Jobs that end at the same time are written together. */
  readonly settled: GroupedWrites<SettledJob, boolean>;
  readonly leasedBy: string;
  readonly leaseMilliseconds: number;
}

export interface JobRun {
  /** Resolves when the handler has ended and the outcome is written. Never rejects. */
  readonly finished: Promise<void>;
  /** Aborts the handler; unless it still finishes, the job returns to the queue without counting the attempt. */
  stop(): void;
  /** Asks the handler to end, for another kind of job. The job returns to the queue, behind those that are due. */
  giveWay(): void;
  /** Returns the job to the queue although its handler has not ended. */
  abandon(): Promise<void>;
}

const RETRY_WRITE_MS = 250;

const contextOf = (row: JobRow, signal: AbortSignal, save: JobContext['progress']): JobContext => ({
  id: row.id,
  websiteId: row.websiteId ?? undefined,
  attempt: row.attempts,
  signal,
  progress: save,
});

/** Runs a claimed job and renews its lease. */
export const startJobRun = (job: Job, row: JobRow, tools: RunTools): JobRun => {
  const { database, log } = tools;
  const lease: Lease = { id: row.id, leasedBy: tools.leasedBy, attempt: row.attempts };
  const aborting = new AbortController();
  let leaseState: 'held' | 'stopping' | 'giving-way' | 'lost' = 'held';

  const endLease = (): void => {
    leaseState = 'lost';
    stopRenewal();
  };

  const lose = (): void => {
    endLease();
    log.warn({ job: row.id, kind: row.kind }, 'job lease lost');
    aborting.abort(new Error('The lease of this job was lost.'));
  };

  // A job that gives way ends early without a word: whether anything is left only its next run can say.
  const isOver = ({ state }: Outcome): boolean =>
    leaseState === 'held' || state === 'dead' || (state === 'done' && job.kind.givesWay !== true);

  const write = (outcome: Outcome): Promise<boolean> => {
    if (isOver(outcome)) return tools.settled.add({ lease, outcome });
    return releaseJob(database, lease, leaseState === 'giving-way' ? tools.clock() : undefined);
  };

  // The work is done: retried while the database is unavailable, or the job would run again.
  const writeOutcome = async (outcome: Outcome): Promise<void> => {
    for (;;) {
      try {
        if (leaseState === 'lost') return;
        if (!(await write(outcome))) lose();
        return;
      } catch (error) {
        log.error({ job: row.id, kind: row.kind, err: error }, 'job outcome could not be written');
        await pause(RETRY_WRITE_MS);
      }
    }
  };

  const run = async (): Promise<void> => {
    const context = contextOf(row, aborting.signal, async (value) => {
      await saveProgress(database, lease, value);
    });
    await writeOutcome(await attemptJob({ job, row, context }, tools));
    stopRenewal();
  };

  const stop = (): void => {
    if (leaseState !== 'lost') leaseState = 'stopping';
    aborting.abort(new Error('The server is stopping.'));
  };

  const giveWay = (): void => {
    if (leaseState !== 'held') return;
    leaseState = 'giving-way';
    aborting.abort(new Error('Another kind of job has its turn.'));
  };

  const abandon = async (): Promise<void> => {
    endLease();
    await releaseJob(database, lease);
  };

  const stopRenewal = startLeaseRenewal({ ...tools, lease, onLost: lose });
  return { finished: run(), stop, giveWay, abandon };
};
