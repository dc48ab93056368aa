import { makeId } from '@sitewright/domain/ids';
import { lt } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { changedItems } from './documents-tables.ts';

interface ChangedDocument {
  readonly websiteId: string;
  readonly kind: string;
  readonly documentId: string;
}

/** A statement takes at most 65,535 parameters, a change has three. */
const BATCH_SIZE = 5000;

/**
 * Whatever writes items calls it in the same transaction. A change is a row of its own, which nobody else writes:
 * concurrent changes of one item do not wait for each other here.
 */
export const addItemChanges = async (
  transaction: Queryable,
  changed: readonly ChangedDocument[],
): Promise<void> => {
  const rows = changed
    .filter(({ kind }) => kind === 'item')
    .map(({ websiteId, documentId }) => ({ websiteId, changeId: newId(), itemId: documentId }));
  for (let start = 0; start < rows.length; start += BATCH_SIZE)
    await transaction.insert(changedItems).values(rows.slice(start, start + BATCH_SIZE));
};

const HOUR_MS = 3_600_000;
const lowestTail = new Uint8Array(6);

/** Of all sites, those from more than an hour ago. Ids begin with the time of the machine. */
export const deleteOldItemChanges = async (database: Queryable, now: Date): Promise<void> => {
  const firstId = makeId(now.getTime() - HOUR_MS, lowestTail);
  await database.delete(changedItems).where(lt(changedItems.changeId, firstId));
};
