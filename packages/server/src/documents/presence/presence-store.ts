import { and, gt, lt, ne, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { documentPresence } from '../documents-tables.ts';

export type PresenceRow = typeof documentPresence.$inferSelect;

export const putPresence = async (database: Queryable, row: PresenceRow): Promise<void> => {
  const { websiteId, accountId, kind, documentId } = documentPresence;
  await database
    .insert(documentPresence)
    .values(row)
    .onConflictDoUpdate({
      target: [websiteId, accountId, kind, documentId],
      set: { name: sql`excluded.name`, blockId: sql`excluded.block_id`, seenAt: sql`excluded.seen_at` },
    });
};

export const listOthers = async (
  database: Queryable,
  { websiteId, accountId, since }: Pick<PresenceRow, 'websiteId' | 'accountId'> & { readonly since: Date },
): Promise<PresenceRow[]> =>
  database
    .select()
    .from(documentPresence)
    .where(
      and(
        eq(documentPresence.websiteId, websiteId),
        ne(documentPresence.accountId, accountId),
        gt(documentPresence.seenAt, since),
      ),
    )
    .orderBy(documentPresence.name, documentPresence.accountId, documentPresence.documentId);

export const deletePresence = async (database: Queryable, before: Date): Promise<void> => {
  await database.delete(documentPresence).where(lt(documentPresence.seenAt, before));
};
