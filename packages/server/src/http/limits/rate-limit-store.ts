import { createHash } from 'node:crypto';
import { eq, lt, or, sql } from 'drizzle-orm';
import {
  joinSql,
  mayCommitLater,
  runPrepared,
  sql as statement,
  type Queryable,
  type SqlFragment,
} from '../../database/index.ts';
import { rateLimits } from '../http-tables.ts';

export interface Limit {
  readonly max: number;
  readonly withinSeconds: number;
}

export interface RateLimitRequest {
  /** The limit and the counted client. Stored as a hash, so that the table contains no addresses. */
  readonly scope: readonly string[];
  readonly limit: Limit;
  readonly now: Date;
}

const PART_LENGTH = 22;

const hashOf = (part: string): string =>
  createHash('sha256').update(part).digest('base64url').slice(0, PART_LENGTH);

const scopeKey = ([name, ...whom]: readonly string[]): string => [name, ...whom.map(hashOf)].join(':');

/** A counter as it is stored, for statements that count and write at once. */
export interface Counter {
  readonly scope: string;
  readonly max: number;
  readonly now: Date;
  readonly resetsAt: Date;
}

export const counterOf = ({ scope, limit, now }: RateLimitRequest): Counter => ({
  scope: scopeKey(scope),
  max: limit.max,
  now,
  resetsAt: new Date(now.getTime() + limit.withinSeconds * 1000),
});

export interface Count {
  readonly count: number;
  readonly resetsAt: Date;
}

interface Increment {
  readonly counters: readonly Counter[];
  readonly now: Date;
  readonly condition: SqlFragment;
}

const incrementOf = ({ counters, now, condition }: Increment): SqlFragment =>
  statement`insert into rate_limits (scope, count, resets_at)
      select scope, 1, resets_at from unnest(${counters.map(({ scope }) => scope)}::text[],
        ${counters.map(({ resetsAt }) => resetsAt.toISOString())}::timestamptz[]) as counted(scope, resets_at)
      where ${condition} order by scope
      on conflict (scope) do update set
        count = case when rate_limits.resets_at <= ${now} then 1 else rate_limits.count + 1 end,
        resets_at = case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end`;

/**
 * Increments counts and returns them in the order of the requests, in one statement: two nodes cannot both get the last
 * attempt. Rows are locked in one order everywhere.
 */
export const incrementCounts = async (
  database: Queryable,
  requests: readonly RateLimitRequest[],
): Promise<Count[]> => {
  const counters = requests.map(counterOf);
  const now = counters[0]?.now ?? new Date(0);
  const rows = await runPrepared<Count & { scope: string }>(
    database,
    statement`${incrementOf({ counters, now, condition: mayCommitLater(database) })} returning scope, count, resets_at as "resetsAt"`,
  );
  const byScope = new Map(rows.map((row) => [row.scope, row]));
  return counters.map(({ scope, resetsAt }) => byScope.get(scope) ?? { count: 1, resetsAt });
};

export interface GuardedCount {
  /** Not counted where so many were counted in this scope already. */
  readonly unless: Pick<RateLimitRequest, 'scope'> & { readonly max: number };
  /** Read beside them, without counting. */
  readonly read: RateLimitRequest['scope'];
}

export interface GuardedCounts {
  /** In the order of the requests; undefined where they were not counted. */
  readonly counts: readonly number[] | undefined;
  readonly read: number;
}

/** Increments counts as `incrementCounts` does, with what else has to be known before, in one statement. */
export const incrementCountsUnless = async (
  database: Queryable,
  requests: readonly RateLimitRequest[],
  { unless, read }: GuardedCount,
): Promise<GuardedCounts> => {
  const counters = requests.map(counterOf);
  const now = counters[0]?.now ?? new Date(0);
  const blocking = scopeKey(unless.scope);
  const alsoRead = scopeKey(read);
  const rows = await runPrepared<{ scope: string; count: number; isCounted: boolean }>(
    database,
    statement`with known as (select scope, count from rate_limits
        where scope in (${blocking}, ${alsoRead}) and resets_at > ${now}),
      counted as (${incrementOf({
        counters,
        now,
        condition: statement`not exists (select 1 from known where scope = ${blocking} and count >= ${unless.max})
          and ${mayCommitLater(database)}`,
      })} returning scope, count)
      select scope, count, false as "isCounted" from known
      union all select scope, count, true from counted`,
  );
  const countOf = (scope: string, isCounted: boolean): number =>
    rows.find((row) => row.scope === scope && row.isCounted === isCounted)?.count ?? 0;
  return {
    counts: rows.some(({ isCounted }) => isCounted)
      ? counters.map(({ scope }) => countOf(scope, true))
      : undefined,
    read: countOf(alsoRead, false),
  };
};

export const incrementCount = async (database: Queryable, request: RateLimitRequest): Promise<Count> => {
  const [count] = await incrementCounts(database, [request]);
  return count ?? { count: 1, resetsAt: counterOf(request).resetsAt };
};

/** Increments the count and returns whether it is within the limit. */
export const countWithinLimit = async (database: Queryable, counted: RateLimitRequest): Promise<boolean> =>
  (await incrementCount(database, counted)).count <= counted.limit.max;

/** Undoes one increment of each. Locked in one order, as by everybody who undoes several. */
export const decrementCounts = async (
  database: Queryable,
  scopes: readonly (readonly string[])[],
): Promise<void> => {
  // Not an array, with which PostgreSQL plans each time anew.
  const keys = joinSql(
    scopes.map((scope) => statement`${scopeKey(scope)}`),
    statement`, `,
  );
  await runPrepared(
    database,
    statement`update rate_limits set count = greatest(rate_limits.count - 1, 0)
      from (select scope from rate_limits where scope in (${keys}) order by scope for update) counted
      where rate_limits.scope = counted.scope and ${mayCommitLater(database)}`,
  );
};

export const decrementCount = (database: Queryable, scope: readonly string[]): Promise<void> =>
  decrementCounts(database, [scope]);

/** Resets the count, for example after a successful sign-in. */
export const resetCount = async (database: Queryable, scope: readonly string[]): Promise<void> => {
  await database.delete(rateLimits).where(eq(rateLimits.scope, scopeKey(scope)));
};

/** Resets all counts whose scope starts with the given one. */
export const resetCounts = async (database: Queryable, scope: readonly string[]): Promise<void> => {
  const key = scopeKey(scope);
  await database
    .delete(rateLimits)
    .where(or(eq(rateLimits.scope, key), sql`starts_with(${rateLimits.scope}, ${`${key}:`})`));
};

export const sweepRateLimits = async (database: Queryable, now: Date): Promise<void> => {
  await database.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
};
