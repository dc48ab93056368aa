import { createHash } from 'node:crypto';
import { eq, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { rateLimits } from '../http-tables.ts';

export interface Limit {
  readonly most: number;
  readonly withinSeconds: number;
}

export interface Counted {
  /** The limit's name and whom it counts; hashed, so that the table holds no addresses. */
  readonly scope: readonly string[];
  readonly limit: Limit;
  readonly now: Date;
}

const PART_LENGTH = 22;

const hashOf = (part: string): string =>
  createHash('sha256').update(part).digest('base64url').slice(0, PART_LENGTH);

const scopeKey = ([name, ...whom]: readonly string[]): string => [name, ...whom.map(hashOf)].join(':');

export interface Count {
  readonly count: number;
  readonly resetsAt: Date;
}

/** Counts one more and answers how many that makes. One statement: two nodes cannot both be last. */
export const countOne = async (database: Queryable, { scope, limit, now }: Counted): Promise<Count> => {
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

/** Counts one more and answers whether it is still within the limit. */
export const countWithinLimit = async (database: Queryable, counted: Counted): Promise<boolean> =>
  (await countOne(database, counted)).count <= counted.limit.most;

/** Takes back one that turned out not to count. */
export const takeBackOne = async (database: Queryable, scope: readonly string[]): Promise<void> => {
  await database
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.scope, scopeKey(scope)));
};

/** Starts again from nothing, after something that shows the tries were honest. */
export const forgetCount = async (database: Queryable, scope: readonly string[]): Promise<void> => {
  await database.delete(rateLimits).where(eq(rateLimits.scope, scopeKey(scope)));
};

/** The same for all whose scope begins so. */
export const forgetCounts = async (database: Queryable, scope: readonly string[]): Promise<void> => {
  const key = scopeKey(scope);
  await database
    .delete(rateLimits)
    .where(or(eq(rateLimits.scope, key), sql`starts_with(${rateLimits.scope}, ${`${key}:`})`));
};

export const sweepRateLimits = async (database: Queryable, now: Date): Promise<void> => {
  await database.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
};
