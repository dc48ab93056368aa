import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { afterCommit, insertBeforeCommit, type Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { announceEnqueued } from './enqueued-signal.ts';
import type { JobKind } from './job-kinds.ts';
import { jobs } from './jobs-tables.ts';

export interface EnqueueOptions {
  readonly websiteId?: string;
  readonly runAt?: Date;
  /** No second job is enqueued while one of the same kind, site and key is unfinished. */
  readonly dedupeKey?: string;
}

/**
 * Adds a job in the caller's transaction: it runs if and only if that transaction commits. Returns the id of the job,
 * or undefined where an unfinished job has the same dedupe key.
 */
export const enqueueJob = async <Payload extends TSchema>(
  database: Queryable,
  kind: JobKind<Payload>,
  { payload, ...options }: EnqueueOptions & { readonly payload: Static<Payload> },
): Promise<string | undefined> => {
  if (!Value.Check(kind.payload, payload)) throw new TypeError(`This is no payload of ${kind.name}.`);
  const job = {
    id: newId(),
    kind: kind.name,
    payload,
    maxAttempts: kind.maxAttempts,
    runAt: options.runAt ?? new Date(),
    websiteId: options.websiteId ?? null,
    dedupeKey: options.dedupeKey ?? null,
  };
  if (job.dedupeKey === null) {
    await insertBeforeCommit(database, jobs, [job]);
    afterCommit(database, announceEnqueued);
    return job.id;
  }
  const [row] = await database.insert(jobs).values(job).onConflictDoNothing().returning({ id: jobs.id });
  if (row) afterCommit(database, announceEnqueued);
  return row?.id;
};
