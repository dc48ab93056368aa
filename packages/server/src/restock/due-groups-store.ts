import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import type { GroupKey, GroupRow, SignUpRow } from '../restock-records/index.ts';
import { restockGroups, restockSignUps } from '../restock-records/restock-records-tables.ts';

const isGroup = ({ websiteId, variantId }: GroupKey) =>
  and(eq(restockGroups.websiteId, websiteId), eq(restockGroups.variantId, variantId));

const isWaitingFor = ({ websiteId, variantId }: GroupKey) =>
  and(
    eq(restockSignUps.websiteId, websiteId),
    eq(restockSignUps.variantId, variantId),
    eq(restockSignUps.state, 'waiting'),
  );

/** Groups with something to send, and those that pieces came back for. */
export const listDueGroups = async (
  database: Queryable,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<GroupKey[]> => {
  const { rows } = await database.execute<{ websiteId: string; variantId: string }>(sql`
    select website_id as "websiteId", variant_id as "variantId" from restock_groups where due_at <= ${now}
    union select website_id, variant_id from restock_returns limit ${limit}`);
  return rows;
};

/** Undefined where there is none, or another node has it. */
export const lockDueGroup = async (transaction: Queryable, key: GroupKey): Promise<GroupRow | undefined> => {
  const [row] = await transaction
    .select()
    .from(restockGroups)
    .where(isGroup(key))
    .for('update', { skipLocked: true });
  return row;
};

/** Waits for a batch that is being sent. */
export const lockGroup = async (transaction: Queryable, key: GroupKey): Promise<GroupRow | undefined> => {
  const [row] = await transaction.select().from(restockGroups).where(isGroup(key)).for('update');
  return row;
};

/** Pieces that came back since they were asked for last. */
export const takeReturnedPieces = async (
  transaction: Queryable,
  { websiteId, variantId }: GroupKey,
): Promise<number> => {
  const { rows } = await transaction.execute<{ pieces: number }>(sql`with taken as (
      delete from restock_returns where website_id = ${websiteId} and variant_id = ${variantId} returning pieces)
    select coalesce(sum(pieces), 0)::float8 as pieces from taken`);
  return rows[0]?.pieces ?? 0;
};

/** The oldest first. */
export const listWaiting = (
  transaction: Queryable,
  key: GroupKey,
  { until, limit }: { readonly until: string | null; readonly limit: number },
): Promise<SignUpRow[]> =>
  transaction
    .select()
    .from(restockSignUps)
    .where(
      and(
        isWaitingFor(key),
        eq(restockSignUps.isDemo, false),
        until === null ? undefined : lte(restockSignUps.signUpId, until),
      ),
    )
    .orderBy(asc(restockSignUps.signUpId))
    .limit(limit)
    .for('update');

export const markNotified = async (
  transaction: Queryable,
  { websiteId }: GroupKey,
  { signUpIds, now }: { readonly signUpIds: readonly string[]; readonly now: Date },
): Promise<void> => {
  await transaction
    .update(restockSignUps)
    .set({ state: 'notified', doneAt: now })
    .where(and(eq(restockSignUps.websiteId, websiteId), inArray(restockSignUps.signUpId, [...signUpIds])));
};

export const endWaiting = async (transaction: Queryable, key: GroupKey, now: Date): Promise<void> => {
  await transaction.update(restockSignUps).set({ state: 'ended', doneAt: now }).where(isWaitingFor(key));
};

export const updateGroup = async (
  transaction: Queryable,
  key: GroupKey,
  values: Partial<typeof restockGroups.$inferInsert>,
): Promise<void> => {
  await transaction.update(restockGroups).set(values).where(isGroup(key));
};

/** Asked after each batch: counting all who wait would read them all for every few emails. */
export const hasWaiting = async (transaction: Queryable, key: GroupKey): Promise<boolean> => {
  const rows = await transaction
    .select({ id: restockSignUps.signUpId })
    .from(restockSignUps)
    .where(and(isWaitingFor(key), eq(restockSignUps.isDemo, false)))
    .limit(1);
  return rows.length > 0;
};

/** How many wait, and the newest of them. */
export const countWaiting = async (
  transaction: Queryable,
  { websiteId, variantId }: GroupKey,
): Promise<{ readonly count: number; readonly newest: string | null }> => {
  const { rows } = await transaction.execute<{ count: number; newest: string | null }>(sql`
    select count(*)::int as count, max(sign_up_id) as newest from restock_sign_ups
    where website_id = ${websiteId} and variant_id = ${variantId} and state = 'waiting' and not is_demo`);
  return rows[0] ?? { count: 0, newest: null };
};
