import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export interface LookedAt {
  readonly createdAt: PgColumn;
  /** When it changed, or was last looked at. */
  readonly updatedAt: PgColumn;
}

/**
 * The longer nothing is found out about a row, the less often it is looked at: again after half of its age, a minute at
 * least and an hour at most.
 */
export const isDueAgain = ({ createdAt, updatedAt }: LookedAt, now: Date): SQL =>
  sql`${updatedAt} < ${now}::timestamptz
    - greatest(interval '1 minute', least(interval '1 hour', (${updatedAt} - ${createdAt}) / 2))`;
