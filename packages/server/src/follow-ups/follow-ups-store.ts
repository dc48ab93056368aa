import type { FollowUpKind } from '@sitewright/domain/follow-ups';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { followUpMails, followUps } from './follow-ups-tables.ts';

export type FollowUpRow = typeof followUps.$inferSelect;

export interface FollowUpKey {
  readonly websiteId: string;
  readonly kind: FollowUpKind;
}

const isFollowUpOf = ({ websiteId, kind }: FollowUpKey) =>
  and(eq(followUps.websiteId, websiteId), eq(followUps.kind, kind));

export const listFollowUps = (database: Queryable, websiteId: string): Promise<FollowUpRow[]> =>
  database.select().from(followUps).where(eq(followUps.websiteId, websiteId));

export interface SavedFollowUp extends FollowUpKey {
  readonly isEnabled: boolean;
  readonly delay: number;
  readonly now: Date;
}

/** Switched on anew, it begins with what happens from now on. */
export const putFollowUp = async (
  transaction: Queryable,
  { now, ...row }: SavedFollowUp,
): Promise<FollowUpRow | undefined> => {
  const isStarted = sql`${followUps.isEnabled} = false and excluded.is_enabled`;
  const [stored] = await transaction
    .insert(followUps)
    .values({ ...row, enabledAt: now, checkedUntil: now })
    .onConflictDoUpdate({
      target: [followUps.websiteId, followUps.kind],
      set: {
        isEnabled: sql`excluded.is_enabled`,
        delay: sql`excluded.delay`,
        isDemo: false,
        enabledAt: sql`case when ${isStarted} then excluded.enabled_at else ${followUps.enabledAt} end`,
        checkedUntil: sql`case when ${isStarted} then excluded.checked_until else ${followUps.checkedUntil} end`,
      },
    })
    .returning();
  return stored;
};

/** Of all sites. */
export const listEnabled = async (database: Queryable): Promise<FollowUpKey[]> =>
  database
    .select({ websiteId: followUps.websiteId, kind: followUps.kind })
    .from(followUps)
    .where(eq(followUps.isEnabled, true));

/** Undefined where it was switched off, or another node has it. */
export const lockEnabled = async (
  transaction: Queryable,
  key: FollowUpKey,
): Promise<FollowUpRow | undefined> => {
  const [row] = await transaction
    .select()
    .from(followUps)
    .where(and(isFollowUpOf(key), eq(followUps.isEnabled, true)))
    .for('update', { skipLocked: true });
  return row;
};

export const updateFollowUp = async (
  transaction: Queryable,
  key: FollowUpKey,
  values: Partial<Pick<FollowUpRow, 'checkedUntil' | 'sentCount' | 'lastSentAt'>>,
): Promise<void> => {
  await transaction.update(followUps).set(values).where(isFollowUpOf(key));
};

/** The causes that no email has followed yet: of two that are the same person's first order, one. */
export const claimCauses = async (
  transaction: Queryable,
  rows: readonly (typeof followUpMails.$inferInsert)[],
): Promise<ReadonlySet<string>> => {
  if (rows.length === 0) return new Set();
  const claimed = await transaction
    .insert(followUpMails)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ causeId: followUpMails.causeId });
  return new Set(claimed.map(({ causeId }) => causeId));
};

/** Of people who are erased. */
export const eraseFollowUps = async (
  transaction: Queryable,
  websiteId: string,
  emailKeys: readonly string[],
): Promise<void> => {
  await transaction.execute(sql`delete from follow_up_mails where website_id = ${websiteId}
    and email_key = any(${sql.param([...emailKeys])}::text[])`);
};
