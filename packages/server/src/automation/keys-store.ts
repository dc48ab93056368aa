import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { automationKeys } from './automation-tables.ts';

export type KeyRow = typeof automationKeys.$inferSelect;

export const listKeys = (database: Queryable, websiteId: string): Promise<KeyRow[]> =>
  database
    .select()
    .from(automationKeys)
    .where(eq(automationKeys.websiteId, websiteId))
    .orderBy(asc(automationKeys.keyId));

export const insertKey = async (transaction: Queryable, row: KeyRow): Promise<void> => {
  await transaction.insert(automationKeys).values(row);
};

export const deleteKey = async (
  transaction: Queryable,
  websiteId: string,
  keyId: string,
): Promise<KeyRow | undefined> => {
  const [row] = await transaction
    .delete(automationKeys)
    .where(and(eq(automationKeys.websiteId, websiteId), eq(automationKeys.keyId, keyId)))
    .returning();
  return row;
};

export const findKeyByHash = async (
  database: Queryable,
  websiteId: string,
  keyHash: string,
): Promise<KeyRow | undefined> => {
  const [row] = await database
    .select()
    .from(automationKeys)
    .where(and(eq(automationKeys.websiteId, websiteId), eq(automationKeys.keyHash, keyHash)));
  return row;
};

/** False where the key was revoked meanwhile. It cannot be revoked until the transaction ends. */
export const holdKey = async (
  transaction: Queryable,
  { websiteId, keyId }: Pick<KeyRow, 'websiteId' | 'keyId'>,
): Promise<boolean> => {
  const rows = await transaction
    .select({ id: automationKeys.keyId })
    .from(automationKeys)
    .where(and(eq(automationKeys.websiteId, websiteId), eq(automationKeys.keyId, keyId)))
    .for('share');
  return rows.length > 0;
};

export const noteKeyUse = async (
  database: Queryable,
  { websiteId, keyId }: Pick<KeyRow, 'websiteId' | 'keyId'>,
  now: Date,
): Promise<void> => {
  await database
    .update(automationKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(automationKeys.websiteId, websiteId), eq(automationKeys.keyId, keyId)));
};
