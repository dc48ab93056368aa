import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { items } from '../pages-tables.ts';

export interface ItemMetadata {
  readonly id: string;
  readonly addedOn?: number;
  readonly likeCount?: number;
}

/** Restores counters of imported items, which are not part of their content. */
export const restoreItemMetadata = async (
  transaction: Queryable,
  websiteId: string,
  list: readonly ItemMetadata[],
): Promise<void> => {
  for (const { id, addedOn, likeCount } of list) {
    const facts = {
      ...(addedOn === undefined ? {} : { addedAt: new Date(addedOn) }),
      ...(likeCount === undefined ? {} : { likeCount }),
    };
    if (Object.keys(facts).length > 0)
      await transaction
        .update(items)
        .set(facts)
        .where(and(eq(items.websiteId, websiteId), eq(items.itemId, id)));
  }
};

/** Items with at least one like. */
export const listItemLikes = async (
  database: Queryable,
  websiteId: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await database
    .select({ id: items.itemId, likeCount: items.likeCount })
    .from(items)
    .where(and(eq(items.websiteId, websiteId), gt(items.likeCount, 0)));
  return new Map(rows.map(({ id, likeCount }) => [id, likeCount]));
};
