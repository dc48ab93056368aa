import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { jobSchedules } from '../jobs-tables.ts';

export interface ScheduleEntry {
  readonly kind: string;
  readonly rule: string;
  readonly nextRunAt: Date;
}

/** Inserts a schedule, or recomputes its next run where the rule has changed. */
export const registerSchedule = async (database: Queryable, entry: ScheduleEntry): Promise<void> => {
  await database
    .insert(jobSchedules)
    .values(entry)
    .onConflictDoUpdate({
      target: jobSchedules.kind,
      set: { rule: sql`excluded.rule`, nextRunAt: sql`excluded.next_run_at` },
      setWhere: ne(jobSchedules.rule, sql`excluded.rule`),
    });
};

export interface NextRun {
  readonly kind: string;
  readonly nextRunAt: Date;
}

/** The next runs of the kinds, the earliest first. */
export const listSchedules = (database: Queryable, kinds: readonly string[]): Promise<NextRun[]> =>
  database
    .select({ kind: jobSchedules.kind, nextRunAt: jobSchedules.nextRunAt })
    .from(jobSchedules)
    .where(inArray(jobSchedules.kind, [...kinds]))
    .orderBy(jobSchedules.nextRunAt);

/** Sets the next run. True for one of the nodes that found it due: that one enqueues the job. */
export const advanceSchedule = async (
  database: Queryable,
  due: NextRun,
  nextRunAt: Date,
): Promise<boolean> => {
  const rows = await database
    .update(jobSchedules)
    .set({ nextRunAt, lastRunAt: due.nextRunAt })
    .where(and(eq(jobSchedules.kind, due.kind), eq(jobSchedules.nextRunAt, due.nextRunAt)))
    .returning({ kind: jobSchedules.kind });
  return rows.length > 0;
};
