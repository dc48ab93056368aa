import { and, asc, desc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { matchingProducts, type ListingContext, type ProductFilter } from './listing-query.ts';
import { productBulkChanges as changes, productBulkItems as items } from './product-list-tables.ts';

export type BulkChangeRow = typeof changes.$inferSelect;
export type BulkItemRow = typeof items.$inferSelect;
export type BulkItemState = BulkItemRow['state'];

export interface BulkChangeKey {
  readonly websiteId: string;
  readonly changeId: string;
}

const isChange = ({ websiteId, changeId }: BulkChangeKey) =>
  and(eq(changes.websiteId, websiteId), eq(changes.changeId, changeId));

const isItemOf = ({ websiteId, changeId }: BulkChangeKey) =>
  and(eq(items.websiteId, websiteId), eq(items.changeId, changeId));

export const insertChange = async (transaction: Queryable, row: BulkChangeRow): Promise<void> => {
  await transaction.insert(changes).values(row);
};

export type ProductSelection =
  | { readonly ids: readonly string[] }
  | { readonly filter: ProductFilter; readonly except?: readonly string[] };

const selectedProducts = (context: ListingContext, selection: ProductSelection): SQL => {
  const isById = 'ids' in selection;
  const condition = isById
    ? sql`m.item_id = any(${sql.param([...selection.ids])}::text[])`
    : sql`m.item_id <> all(${sql.param([...(selection.except ?? [])])}::text[])`;
  return sql`(${matchingProducts(context, isById ? {} : selection.filter)}) m where ${condition}`;
};

/** Stores the selected products as they are now: later changes of them do not alter the selection. */
export const insertSelection = async (
  transaction: Queryable,
  { context, changeId }: { readonly context: ListingContext; readonly changeId: string },
  selection: ProductSelection,
): Promise<number> => {
  const { rowCount } = await transaction.execute(sql`
    insert into product_bulk_items (website_id, change_id, item_id, title, state)
    select ${context.websiteId}, ${changeId}, l.item_id, l.title, 'waiting'
    from product_listings l
    where l.website_id = ${context.websiteId}
      and l.item_id in (select m.item_id from ${selectedProducts(context, selection)})`);
  return rowCount ?? 0;
};

export const findChange = async (
  database: Queryable,
  key: BulkChangeKey,
): Promise<BulkChangeRow | undefined> => {
  const [row] = await database.select().from(changes).where(isChange(key));
  return row;
};

/** Until the transaction ends: cancel and undo do not overtake each other. */
export const lockChange = async (
  transaction: Queryable,
  key: BulkChangeKey,
): Promise<BulkChangeRow | undefined> => {
  const [row] = await transaction.select().from(changes).where(isChange(key)).for('update');
  return row;
};

/** Canceling waits for the product that is being changed, and nothing is changed after it. */
export const isInState = async (
  transaction: Queryable,
  key: BulkChangeKey,
  state: BulkChangeRow['state'],
): Promise<boolean> => {
  const [row] = await transaction
    .select({ state: changes.state })
    .from(changes)
    .where(isChange(key))
    .for('share');
  return row?.state === state;
};

interface Account {
  readonly websiteId: string;
  readonly accountId: string;
}

/** The newest change of a contributor since a time, unless its notice was closed. */
export const findLatestChange = async (
  database: Queryable,
  { websiteId, accountId }: Account,
  since: Date,
): Promise<BulkChangeRow | undefined> => {
  const [row] = await database
    .select()
    .from(changes)
    .where(
      and(eq(changes.websiteId, websiteId), eq(changes.accountId, accountId), gt(changes.createdAt, since)),
    )
    .orderBy(desc(changes.createdAt), desc(changes.changeId))
    .limit(1);
  return row?.isDismissed ? undefined : row;
};

export const updateChange = async (
  transaction: Queryable,
  key: BulkChangeKey,
  fields: Partial<Pick<BulkChangeRow, 'state' | 'isDismissed'>>,
): Promise<void> => {
  await transaction.update(changes).set(fields).where(isChange(key));
};

/** Only while it is in the given state: a canceled change stays canceled. */
export const finishChange = async (
  database: Queryable,
  key: BulkChangeKey,
  { from, to }: { readonly from: BulkChangeRow['state']; readonly to: BulkChangeRow['state'] },
): Promise<void> => {
  await database
    .update(changes)
    .set({ state: to })
    .where(and(isChange(key), eq(changes.state, from)));
};

export const listItemIds = async (
  database: Queryable,
  key: BulkChangeKey,
  { state, limit }: { readonly state: BulkItemState; readonly limit: number },
): Promise<string[]> => {
  const rows = await database
    .select({ id: items.itemId })
    .from(items)
    .where(and(isItemOf(key), eq(items.state, state)))
    .orderBy(asc(items.itemId))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Undefined if another attempt has finished it. */
export const lockItem = async (
  transaction: Queryable,
  key: BulkChangeKey,
  { itemId, state }: { readonly itemId: string; readonly state: BulkItemState },
): Promise<BulkItemRow | undefined> => {
  const [row] = await transaction
    .select()
    .from(items)
    .where(and(isItemOf(key), eq(items.itemId, itemId), eq(items.state, state)))
    .for('update');
  return row;
};

export const updateItem = async (
  transaction: Queryable,
  key: BulkChangeKey,
  { itemId, ...fields }: Pick<BulkItemRow, 'itemId'> & Partial<BulkItemRow>,
): Promise<void> => {
  await transaction
    .update(items)
    .set(fields)
    .where(and(isItemOf(key), eq(items.itemId, itemId)));
};

export const countItems = async (
  database: Queryable,
  key: BulkChangeKey,
): Promise<Readonly<Partial<Record<BulkItemState, number>>>> => {
  const rows = await database
    .select({ state: items.state, count: sql<number>`count(*)::int` })
    .from(items)
    .where(isItemOf(key))
    .groupBy(items.state);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

export const listRefused = async (database: Queryable, key: BulkChangeKey, limit: number) =>
  database
    .select({ id: items.itemId, title: items.title, message: items.message })
    .from(items)
    .where(and(isItemOf(key), inArray(items.state, ['refused', 'not-undone'])))
    .orderBy(asc(items.title), asc(items.itemId))
    .limit(limit);

export const deleteOldChanges = async (database: Queryable, before: Date): Promise<void> => {
  await database.execute(sql`
    delete from product_bulk_items i using product_bulk_changes c
    where c.website_id = i.website_id and c.change_id = i.change_id and c.created_at < ${before}`);
  await database.delete(changes).where(lt(changes.createdAt, before));
};
