import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
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

const scopeKey = (scope: readonly string[]): string =>
  `${scope[0]}:${createHash('sha256').update(scope.slice(1).join('\n')).digest('base64url')}`;

/** Counts one more and answers whether it is still within the limit. One statement: two nodes cannot both be last. */
export const countWithinLimit = async (
  database: Queryable,
  { scope, limit, now }: Counted,
): Promise<boolean> => {
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
    .returning({ count: rateLimits.count });
  return (row?.count ?? 1) <= limit.most;
};

/** Starts again from nothing, after something that shows the tries were honest. */
export const forgetCount = async (database: Queryable, scope: readonly string[]): Promise<void> => {
  await database.delete(rateLimits).where(eq(rateLimits.scope, scopeKey(scope)));
};

export const sweepRateLimits = async (database: Queryable, now: Date): Promise<void> => {
  await database.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
};
