import { createHash } from 'node:crypto';
import { eq, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
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

/** Increments the count and returns it, in one statement: two nodes cannot both get the last attempt. */
export const incrementCount = async (
  database: Queryable,
  { scope, limit, now }: RateLimitRequest,
): Promise<Count> => {
  const resetsAt = new Date(now.getTime() + limit.withinSeconds * 1000);
  const isOver = sql`${rateLimits.resetsAt} <= ${now}`;
  const [row] = await database
    .insert(rateLimits)
    .values({ scope: scopeKey(scope), count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.scope,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${resetsAt} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt });
  return row ?? { count: 1, resetsAt };
};

/** How many were counted within the time that runs, without counting. */
export const readCount = async (
  database: Queryable,
  { scope, now }: Omit<RateLimitRequest, 'limit'>,
): Promise<number> => {
  const [row] = await database
    .select({ count: rateLimits.count, resetsAt: rateLimits.resetsAt })
    .from(rateLimits)
    .where(eq(rateLimits.scope, scopeKey(scope)));
  return row && row.resetsAt > now ? row.count : 0;
};

/** Increments the count and returns whether it is within the limit. */
export const countWithinLimit = async (database: Queryable, counted: RateLimitRequest): Promise<boolean> =>
  (await incrementCount(database, counted)).count <= counted.limit.max;

/** Undoes one increment. */
export const decrementCount = async (database: Queryable, scope: readonly string[]): Promise<void> => {
  await database
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.scope, scopeKey(scope)));
};

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
