import type { Static, TSchema } from 'typebox';
import type { Schedule } from './schedules/schedule-times.ts';

const DEFAULT_MAX_ATTEMPTS = 8;

/**
 * What callers need to enqueue a job, apart from the code that does it. The payload has a schema because it
 * outlives the program that wrote it: after an update an older shape must be noticed, not half understood.
 */
export interface JobKind<Payload extends TSchema = TSchema> {
  readonly name: string;
  readonly payload: Payload;
  readonly maxAttempts: number;
}

export interface JobContext {
  readonly id: string;
  readonly websiteId: string | undefined;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborted when the job no longer belongs to this node or the node stops: work after that may be done twice. */
  readonly signal: AbortSignal;
  /** Shown by `findJob` while the job runs. */
  progress(value: unknown): Promise<void>;
}

/** One kind of background work. It may run more than once for one payload, so it must be idempotent. */
export interface Job<Payload extends TSchema = TSchema> {
  readonly kind: JobKind<Payload>;
  /** What it returns is kept as the job's result; what it throws leads to another attempt. */
  handle(payload: Static<Payload>, context: JobContext): Promise<unknown>;
  /** Told before the job is declared dead, so that what it was for can say so. */
  giveUp?(payload: Static<Payload>, error: string): Promise<unknown>;
  /** Scheduled runs have the payload `{}`. */
  readonly schedule?: Schedule;
}

export const defineJobKind = <Payload extends TSchema>(
  kind: Omit<JobKind<Payload>, 'maxAttempts'> & { readonly maxAttempts?: number },
): JobKind<Payload> => ({ maxAttempts: DEFAULT_MAX_ATTEMPTS, ...kind });

export const defineJob = <Payload extends TSchema>(job: Job<Payload>): Job<Payload> => job;
