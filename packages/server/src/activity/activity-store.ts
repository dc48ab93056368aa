import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { activity } from './activity-tables.ts';

export type ActivityRow = typeof activity.$inferSelect;

export const insertActivity = async (database: Queryable, row: ActivityRow): Promise<void> => {
  await database.insert(activity).values(row);
};

/** Newest first: ids grow with time, so the last id seen is the cursor. */
export const listActivity = async (
  database: Queryable,
  websiteId: string,
  { before, max }: { before: string | undefined; max: number },
): Promise<ActivityRow[]> =>
  database
    .select()
    .from(activity)
    .where(and(eq(activity.websiteId, websiteId), before ? lt(activity.activityId, before) : undefined))
    .orderBy(desc(activity.activityId))
    .limit(max);
