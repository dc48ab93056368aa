import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Static, TSchema } from 'typebox';
import {
  mayCommitLater,
  prepareStatement,
  runPrepared,
  sql as statement,
  toJson,
  type Database,
  type Queryable,
} from '../database/index.ts';
import { installationSettings, RESTORED_BACKUP } from '../installation-settings/index.ts';
import type { JobKind } from './job-kinds.ts';
import { jobs } from './jobs-tables.ts';

export type JobRow = typeof jobs.$inferSelect;

/** Identifies the worker and the attempt: a worker whose lease was taken over has an older attempt. */
export interface Lease {
  readonly id: string;
  readonly leasedBy: string;
  readonly attempt: number;
}

export interface Claim {
  readonly kinds: readonly string[];
  /** Those of them that wait while outside effects are paused. */
  readonly pausedKinds: readonly string[];
  readonly leasedBy: string;
  readonly leaseUntil: Date;
  readonly now: Date;
  readonly limit: number;
  /** Of these kinds so many at most, and only in slots that the other kinds leave free. */
  readonly long?: { readonly kinds: readonly LongKind[]; readonly limit: number };
}

export interface LongKind {
  readonly name: string;
  /** Jobs of the kind that run on this node: the fewer those are, the sooner another one is claimed. */
  readonly running: number;
  /** So many more of it at most. */
  readonly limit: number;
}

const isUnfinished = sql`${jobs.state} in ('waiting', 'running')`;
const dueAt = sql`coalesce(${jobs.leaseUntil}, ${jobs.runAt})`;
const notLeased = { leasedBy: null, leaseUntil: null };

const isPaused = sql`kind = any(${sql.placeholder('pausedKinds')}::text[]) and exists (
  select 1 from ${installationSettings} where ${installationSettings.name} = ${sql.placeholder('pause')})`;

const isDueOf = (isOfKind: SQL): SQL =>
  sql`${isUnfinished} and ${dueAt} <= ${sql.placeholder('now')} and ${isOfKind} and not (${isPaused})`;

const dueOf = (isOfKind: SQL, limit: SQL): SQL => sql`select id, ${dueAt} as due_at from jobs
  where ${isDueOf(isOfKind)} order by ${dueAt} limit ${limit} for update skip locked`;

/** Of each kind in turn. */
const dueLong = sql`select id from (
    select due.id, due.due_at, long_kinds.running + row_number() over (partition by long_kinds.name order by due.due_at) as place
    from jsonb_to_recordset(${sql.placeholder('longKinds')}::jsonb) as long_kinds (name text, running int, "limit" int),
      lateral (${dueOf(sql`kind = long_kinds.name`, sql`long_kinds."limit"`)}) due) candidates
  order by place, due_at`;

// A plain "id in (select … limit n)" may be planned so that the limit is applied more than once.
const claim = prepareStatement<JobRow>(sql`
  with short as (${dueOf(sql`kind = any(${sql.placeholder('kinds')}::text[])`, sql`${sql.placeholder('limit')}`)}),
  long as (${dueLong} limit least(${sql.placeholder('longLimit')}, ${sql.placeholder('limit')} - (select count(*) from short)))
  update jobs set state = 'running', attempts = attempts + 1,
    leased_by = ${sql.placeholder('leasedBy')}, lease_until = ${sql.placeholder('leaseUntil')}
  from (select id from short union all select id from long) due where jobs.id = due.id
  returning jobs.id, website_id as "websiteId", kind, payload, state, dedupe_key as "dedupeKey", run_at as "runAt",
    attempts, max_attempts as "maxAttempts", leased_by as "leasedBy", lease_until as "leaseUntil",
    last_error as "lastError", progress, result, created_at as "createdAt", finished_at as "finishedAt"`);

/** Leases jobs that are due, and running ones whose lease has expired. */
export const claimJobs = async (
  { $client }: Database,
  { long = { kinds: [], limit: 0 }, ...claimed }: Claim,
): Promise<JobRow[]> => {
  const { rows } = await claim($client, {
    ...claimed,
    longKinds: toJson(long.limit > 0 ? long.kinds : []),
    longLimit: long.limit,
    pause: RESTORED_BACKUP,
  });
  return rows;
};

const waitingOf = prepareStatement<{ name: string }>(sql`select given.name
  from unnest(${sql.placeholder('kinds')}::text[]) as given (name)
  where exists (select 1 from jobs where ${isDueOf(sql`kind = given.name`)})`);

/** Those of the kinds of which a job is due that nobody runs. */
export const listWaitingKinds = async (
  { $client }: Database,
  claimed: Pick<Claim, 'kinds' | 'pausedKinds' | 'now'>,
): Promise<string[]> => {
  const { rows } = await waitingOf($client, { ...claimed, pause: RESTORED_BACKUP });
  return rows.map(({ name }) => name);
};

/** False, with nothing written, where another worker has taken over the lease. */
const updateIfLeased = async (
  database: Queryable,
  lease: Lease,
  change: PgUpdateSetSource<typeof jobs>,
): Promise<boolean> => {
  const isHeld = and(
    eq(jobs.id, lease.id),
    eq(jobs.state, 'running'),
    eq(jobs.leasedBy, lease.leasedBy),
    eq(jobs.attempts, lease.attempt),
  );
  const rows = await database.update(jobs).set(change).where(isHeld).returning({ id: jobs.id });
  return rows.length > 0;
};

export const renewLease = (database: Queryable, lease: Lease, leaseUntil: Date): Promise<boolean> =>
  updateIfLeased(database, lease, { leaseUntil });

export const saveProgress = (database: Queryable, lease: Lease, progress: unknown): Promise<boolean> =>
  updateIfLeased(database, lease, { progress });

/** The result of an attempt. */
export type Outcome =
  | { readonly state: 'done'; readonly finishedAt: Date; readonly result: unknown }
  | { readonly state: 'dead'; readonly finishedAt: Date; readonly lastError: string }
  | { readonly state: 'waiting'; readonly runAt: Date; readonly lastError: string };

export interface SettledJob {
  readonly lease: Lease;
  readonly outcome: Outcome;
}

const settledRow = ({ lease, outcome: { state, ...rest } }: SettledJob) => ({ ...lease, state, ...rest });

/**
 * Whether each outcome was written: not where another worker has taken over the lease. An outcome that is lost in a crash
 * means that the job runs again, as it does where its worker crashes before writing it. The states are tested so that
 * PostgreSQL expects few rows: for a hundred, its guess, it reads all jobs.
 */
export const settleJobs = async (database: Database, settled: readonly SettledJob[]): Promise<boolean[]> => {
  const rows = await runPrepared<{ id: string }>(
    database,
    statement`update jobs set state = o.state, leased_by = null, lease_until = null,
        run_at = coalesce(o."runAt", jobs.run_at), finished_at = o."finishedAt", result = o.result,
        last_error = coalesce(o."lastError", jobs.last_error)
      from jsonb_to_recordset(${toJson(settled.map(settledRow))}::jsonb) as o (id text, "leasedBy" text, attempt int,
        state text, "runAt" timestamptz, "finishedAt" timestamptz, result jsonb, "lastError" text)
      where jobs.id = o.id and o.state in ('done', 'waiting', 'dead') and jobs.state = 'running'
        and jobs.leased_by = o."leasedBy" and jobs.attempts = o.attempt and ${mayCommitLater(database)}
      returning jobs.id`,
  );
  const written = new Set(rows.map(({ id }) => id));
  return settled.map(({ lease }) => written.has(lease.id));
};

/** Returns a job to the queue without counting the attempt; behind those that are due by then, if it is said when. */
export const releaseJob = (database: Queryable, lease: Lease, runAt?: Date): Promise<boolean> =>
  updateIfLeased(database, lease, {
    ...notLeased,
    state: 'waiting',
    attempts: lease.attempt - 1,
    ...(runAt ? { runAt } : {}),
  });

export interface JobReport {
  readonly id: string;
  readonly kind: string;
  readonly state: JobRow['state'];
  readonly progress: unknown;
  readonly result: unknown;
  readonly lastError: string | null;
}

const reported = {
  id: jobs.id,
  kind: jobs.kind,
  state: jobs.state,
  progress: jobs.progress,
  result: jobs.result,
  lastError: jobs.lastError,
};

/** State and progress of a job of the site. */
export const findJob = async (
  database: Queryable,
  websiteId: string,
  id: string,
): Promise<JobReport | undefined> => {
  const [row] = await database
    .select(reported)
    .from(jobs)
    .where(and(eq(jobs.websiteId, websiteId), eq(jobs.id, id)));
  return row;
};

export interface UnfinishedJob extends JobReport {
  readonly payload: unknown;
}

/** Unfinished jobs of a kind, in the order they were enqueued. */
export const listUnfinishedJobs = (
  database: Queryable,
  websiteId: string,
  kind: string,
): Promise<UnfinishedJob[]> =>
  database
    .select({ ...reported, payload: jobs.payload })
    .from(jobs)
    .where(and(isUnfinished, eq(jobs.kind, kind), eq(jobs.websiteId, websiteId)))
    .orderBy(jobs.createdAt, jobs.id);

export interface Sweep {
  readonly state: 'done' | 'dead';
  readonly finishedBefore: Date;
}

const SWEEP_BATCH = 1_000;

/** Deletes finished jobs in batches: one large delete would hold its locks for minutes. */
export const sweepJobs = async (database: Queryable, sweep: Sweep): Promise<number> => {
  const old = database
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(lt(jobs.finishedAt, sweep.finishedBefore), eq(jobs.state, sweep.state)))
    .limit(SWEEP_BATCH);
  let removed = 0;
  for (let batch = SWEEP_BATCH; batch === SWEEP_BATCH; removed += batch) {
    batch = (await database.delete(jobs).where(inArray(jobs.id, old)).returning({ id: jobs.id })).length;
  }
  return removed;
};

/** Deletes the jobs of a site that is being removed. */
export const deleteJobsOf = async (database: Queryable, websiteId: string): Promise<void> => {
  await database.delete(jobs).where(eq(jobs.websiteId, websiteId));
};

interface JobOf<Payload extends TSchema> {
  readonly payload: Static<Payload>;
}

const isUnfinishedOf = (kind: string, payload: unknown) =>
  and(eq(jobs.kind, kind), isUnfinished, sql`${jobs.payload} @> ${JSON.stringify(payload)}::jsonb`);

/** The unfinished job with this payload; one with a list of values has those that are given among others. */
export const findJobOf = async <Payload extends TSchema>(
  database: Queryable,
  kind: JobKind<Payload>,
  payload: Static<Payload>,
): Promise<Pick<JobRow, 'state' | 'runAt'> | undefined> => {
  const [row] = await database
    .select({ state: jobs.state, runAt: jobs.runAt })
    .from(jobs)
    .where(isUnfinishedOf(kind.name, payload));
  return row;
};

/** Ends the pause before the next attempt. */
export const hastenJob = async <Payload extends TSchema>(
  database: Queryable,
  kind: JobKind<Payload>,
  { payload, now }: JobOf<Payload> & { readonly now: Date },
): Promise<void> => {
  await database
    .update(jobs)
    .set({ runAt: now })
    .where(and(isUnfinishedOf(kind.name, payload), eq(jobs.state, 'waiting')));
};
