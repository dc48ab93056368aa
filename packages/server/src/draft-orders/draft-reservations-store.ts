import type { DraftReservation } from '@sitewright/domain/draft-orders';
import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import type { DraftRow } from './draft-orders-store.ts';
import { draftReservations } from './draft-orders-tables.ts';

/** With the levels of the pieces locked. */
export const replaceReservations = async (
  transaction: Queryable,
  { websiteId, draftId }: Pick<DraftRow, 'websiteId' | 'draftId'>,
  { pieces, until }: DraftReservation,
): Promise<void> => {
  await transaction
    .delete(draftReservations)
    .where(and(eq(draftReservations.websiteId, websiteId), eq(draftReservations.draftId, draftId)));
  const rows = [...pieces].map(([variantId, quantity]) => ({
    websiteId,
    draftId,
    variantId,
    quantity,
    until,
  }));
  if (rows.length > 0) await transaction.insert(draftReservations).values(rows);
};

export const deleteEndedReservations = async (database: Queryable, now: Date): Promise<void> => {
  await database.delete(draftReservations).where(lt(draftReservations.until, now));
};
