import type { Logger } from 'pino';
import { Value } from 'typebox/value';
import { messageOf } from '../../logging/index.ts';
import type { Job, JobContext } from '../job-kinds.ts';
import type { JobRow, Outcome } from '../jobs-store.ts';
import { retryDelay } from './retry-delay.ts';

export interface AttemptTools {
  readonly clock: () => Date;
  readonly random: () => number;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

export interface Attempt {
  readonly job: Job;
  readonly row: JobRow;
  readonly context: JobContext;
}

const MAX_ERROR_LENGTH = 2_000;

/** Runs the handler once and returns the outcome. Never throws. */
export const attemptJob = async (attempt: Attempt, tools: AttemptTools): Promise<Outcome> => {
  const { job, row, context } = attempt;
  // The worker of the last attempt crashed: another attempt could crash this one too.
  if (row.attempts > row.maxAttempts) {
    return giveUp(attempt, tools, row.lastError ?? 'The worker stopped without an answer.');
  }
  if (!Value.Check(job.kind.payload, row.payload)) {
    return giveUp(attempt, tools, 'The payload is not one that this version of the program knows.');
  }
  try {
    const result = (await job.handle(row.payload, context)) ?? null;
    return { state: 'done', finishedAt: tools.clock(), result };
  } catch (error) {
    return row.attempts < row.maxAttempts
      ? tryAgain(row, tools, describeError(error))
      : giveUp(attempt, tools, describeError(error));
  }
};

const tryAgain = (row: JobRow, { clock, random, log }: AttemptTools, lastError: string): Outcome => {
  const runAt = new Date(clock().getTime() + retryDelay(row.attempts, random));
  log.warn(
    { job: row.id, kind: row.kind, attempt: row.attempts, lastError, runAt },
    'job failed, will be tried again',
  );
  return { state: 'waiting', runAt, lastError };
};

const giveUp = async ({ job, row }: Attempt, tools: AttemptTools, lastError: string): Promise<Outcome> => {
  const about = { job: row.id, kind: row.kind, attempt: row.attempts };
  tools.log.error({ ...about, lastError }, 'job given up');
  try {
    await job.giveUp?.(row.payload, lastError);
  } catch (fault) {
    tools.log.error({ ...about, err: fault }, 'job could not say that it was given up');
  }
  return { state: 'dead', finishedAt: tools.clock(), lastError };
};

/** The innermost cause: an outer error may quote a whole statement with personal data in it. */
const describeError = (error: unknown): string => {
  if (error instanceof Error && error.cause instanceof Error) return describeError(error.cause);
  const text = error instanceof Error ? messageOf(error) : String(error);
  // PostgreSQL cannot store NUL characters, and a failed write would hide the real error.
  return text.replaceAll('\0', '').slice(0, MAX_ERROR_LENGTH);
};
