import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '../../database/index.ts';
import { attemptJob, type AttemptTools } from './attempt-job.ts';
import type { Job, JobContext } from '../job-kinds.ts';
import { releaseJob, saveProgress, settleJob, type JobRow, type Lease, type Outcome } from '../jobs-store.ts';
import { keepLease } from './keep-lease.ts';

export interface RunTools extends AttemptTools {
  readonly database: Queryable;
  readonly leasedBy: string;
  readonly leaseMilliseconds: number;
}

export interface JobRun {
  /** Resolves when the handler has ended and what came of it is written. Never rejects. */
  readonly finished: Promise<void>;
  /** Asks the handler to end; unless it still gets done, the job goes back without counting the attempt. */
  stop(): void;
  /** Gives the job back although its handler has not ended. */
  abandon(): Promise<void>;
}

const SETTLE_AGAIN = 250;

const contextOf = (row: JobRow, signal: AbortSignal, save: JobContext['progress']): JobContext => ({
  id: row.id,
  websiteId: row.websiteId ?? undefined,
  attempt: row.attempts,
  signal,
  progress: save,
});

/** Works on one claimed job, keeping its lease. */
export const startJobRun = (job: Job, row: JobRow, tools: RunTools): JobRun => {
  const { database, log } = tools;
  const lease: Lease = { id: row.id, leasedBy: tools.leasedBy, attempt: row.attempts };
  const aborting = new AbortController();
  let hold: 'held' | 'stopping' | 'lost' = 'held';

  const letGo = (): void => {
    hold = 'lost';
    stopKeeping();
  };

  const lose = (): void => {
    letGo();
    log.warn({ job: row.id, kind: row.kind }, 'job lease lost');
    aborting.abort(new Error('The lease of this job was lost.'));
  };

  const write = (outcome: Outcome): Promise<boolean> =>
    hold === 'stopping' && outcome.state !== 'done'
      ? releaseJob(database, lease)
      : settleJob(database, lease, outcome);

  // The work is done: while the database is away for a moment, insist, or the job would be run again.
  const settle = async (outcome: Outcome): Promise<void> => {
    for (;;) {
      try {
        if (hold === 'lost') return;
        if (!(await write(outcome))) lose();
        return;
      } catch (error) {
        log.error({ job: row.id, kind: row.kind, err: error }, 'job outcome could not be written');
        await pause(SETTLE_AGAIN);
      }
    }
  };

  const run = async (): Promise<void> => {
    const context = contextOf(row, aborting.signal, async (value) => {
      await saveProgress(database, lease, value);
    });
    await settle(await attemptJob({ job, row, context }, tools));
    stopKeeping();
  };

  const stop = (): void => {
    if (hold === 'held') hold = 'stopping';
    aborting.abort(new Error('The server is stopping.'));
  };

  const abandon = async (): Promise<void> => {
    letGo();
    await releaseJob(database, lease);
  };

  const stopKeeping = keepLease({ ...tools, lease, onLost: lose });
  return { finished: run(), stop, abandon };
};
