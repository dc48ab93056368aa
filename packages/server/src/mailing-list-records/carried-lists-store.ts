import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { mailingLists, mailingSegments } from './mailing-list-records-tables.ts';

/** What the folder of a site says of a list: its settings, nobody on it. */
export type CarriedList = Pick<
  typeof mailingLists.$inferSelect,
  'listId' | 'name' | 'nameKeys' | 'isDoubleOptIn' | 'isForCheckout'
>;

export type CarriedSegment = Pick<typeof mailingSegments.$inferSelect, 'segmentId' | 'name' | 'rule'>;

export const listCarriedLists = (database: Queryable, websiteId: string): Promise<CarriedList[]> =>
  database
    .select({
      listId: mailingLists.listId,
      name: mailingLists.name,
      nameKeys: mailingLists.nameKeys,
      isDoubleOptIn: mailingLists.isDoubleOptIn,
      isForCheckout: mailingLists.isForCheckout,
    })
    .from(mailingLists)
    .where(and(eq(mailingLists.websiteId, websiteId), eq(mailingLists.isDemo, false)))
    .orderBy(asc(mailingLists.listId));

export const listCarriedSegments = (database: Queryable, websiteId: string): Promise<CarriedSegment[]> =>
  database
    .select({
      segmentId: mailingSegments.segmentId,
      name: mailingSegments.name,
      rule: mailingSegments.rule,
    })
    .from(mailingSegments)
    .where(and(eq(mailingSegments.websiteId, websiteId), eq(mailingSegments.isDemo, false)))
    .orderBy(asc(mailingSegments.segmentId));

export const insertCarriedLists = async (
  transaction: Queryable,
  websiteId: string,
  { lists, now }: { readonly lists: readonly CarriedList[]; readonly now: Date },
): Promise<void> => {
  if (lists.length > 0)
    await transaction
      .insert(mailingLists)
      .values(lists.map((list) => ({ ...list, websiteId, createdAt: now })));
};

export const insertCarriedSegments = async (
  transaction: Queryable,
  websiteId: string,
  { segments, now }: { readonly segments: readonly CarriedSegment[]; readonly now: Date },
): Promise<void> => {
  if (segments.length > 0)
    await transaction
      .insert(mailingSegments)
      .values(segments.map((segment) => ({ ...segment, websiteId, createdAt: now })));
};
