import type { Static, TSchema } from 'typebox';
import type { Schedule } from './schedule-times.ts';

const DEFAULT_MAX_ATTEMPTS = 8;

/**
 * What callers need to enqueue a job, without its handler. The payload has a schema because it may have been written by
 * an earlier version of the program: an older shape must be rejected, not half understood.
 */
export interface JobKind<Payload extends TSchema = TSchema> {
  readonly name: string;
  readonly payload: Payload;
  readonly maxAttempts: number;
  /** Takes minutes. A node runs such jobs in half of its slots, so that mail and other short jobs do not wait for them. */
  readonly isLong?: true;
  /**
   * Of a long kind: it ends soon when its signal is aborted, or anyway within seconds, and run again it goes on where it was.
   * Such a job gives its slot to other kinds that wait. Kinds that do not leave one slot of a node free.
   */
  readonly givesWay?: true;
  /**
   * Charges, refunds or sends something by itself. Such jobs wait while outside effects are paused: after the restore of a
   * backup, until an administrator says that this is the live installation.
   */
  readonly actsOutside?: true;
}

export interface JobContext {
  readonly id: string;
  readonly websiteId: string | undefined;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborted when the lease is lost or the node stops: work after that may be done twice. */
  readonly signal: AbortSignal;
  /** Stores a progress value that `findJob` returns while the job runs. */
  progress(value: unknown): Promise<void>;
}

/** One kind of background work. It may run more than once for one payload, so it must be idempotent. */
export interface Job<Payload extends TSchema = TSchema> {
  readonly kind: JobKind<Payload>;
  /** The return value is stored as the result of the job; an exception leads to another attempt. */
  handle(payload: Static<Payload>, context: JobContext): Promise<unknown>;
  /** Called after the last failed attempt, so that the capability can report it. */
  giveUp?(payload: Static<Payload>, error: string): Promise<unknown>;
  /** Scheduled runs have the payload `{}`. */
  readonly schedule?: Schedule;
}

export const defineJobKind = <Payload extends TSchema>(
  kind: Omit<JobKind<Payload>, 'maxAttempts'> & { readonly maxAttempts?: number },
): JobKind<Payload> => ({ maxAttempts: DEFAULT_MAX_ATTEMPTS, ...kind });

export const defineJob = <Payload extends TSchema>(job: Job<Payload>): Job<Payload> => job;
