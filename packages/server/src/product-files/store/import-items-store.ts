import type { Change } from '@sitewright/domain/documents';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { productImportItems as items, type ImportKey } from '../product-files-tables.ts';

export type ImportItemRow = typeof items.$inferSelect;

interface ItemKey extends ImportKey {
  readonly itemId: string;
}

const isOf = ({ websiteId, importId }: ImportKey) =>
  and(eq(items.websiteId, websiteId), eq(items.importId, importId));

const isItem = (key: ItemKey) => and(isOf(key), eq(items.itemId, key.itemId));

const isLeft = inArray(items.state, ['created', 'changed']);

export const insertItems = async (transaction: Queryable, rows: readonly ImportItemRow[]): Promise<void> => {
  if (rows.length > 0) await transaction.insert(items).values([...rows]);
};

interface FurtherChanges {
  readonly changes: readonly Change[];
  readonly isPublished: boolean;
  readonly revision: number;
}

/** Pictures come after the product itself: undo takes both back. */
export const addItemChanges = async (
  transaction: Queryable,
  key: ItemKey,
  { changes, isPublished, revision }: FurtherChanges,
): Promise<void> => {
  const further = sql`${JSON.stringify(changes)}::jsonb`;
  await transaction
    .update(items)
    .set({
      revision,
      draftChanges: sql`coalesce(${items.draftChanges}, '[]') || ${further}`,
      ...(isPublished
        ? { publishedChanges: sql`coalesce(${items.publishedChanges}, '[]') || ${further}` }
        : {}),
    })
    .where(isItem(key));
};

/** Products that are still as the import left them, in the order of the file. */
export const listLeftItems = async (
  database: Queryable,
  key: ImportKey,
  limit: number,
): Promise<string[]> => {
  const rows = await database
    .select({ id: items.itemId })
    .from(items)
    .where(and(isOf(key), isLeft))
    .orderBy(asc(items.line))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Undefined if another attempt has finished it. */
export const lockLeftItem = async (
  transaction: Queryable,
  key: ItemKey,
): Promise<ImportItemRow | undefined> => {
  const [row] = await transaction
    .select()
    .from(items)
    .where(and(isItem(key), isLeft))
    .for('update');
  return row;
};

export const updateItem = async (
  transaction: Queryable,
  key: ItemKey,
  fields: Partial<Pick<ImportItemRow, 'state' | 'message'>>,
): Promise<void> => {
  await transaction.update(items).set(fields).where(isItem(key));
};

export const countItems = async (
  database: Queryable,
  key: ImportKey,
): Promise<Readonly<Partial<Record<ImportItemRow['state'], number>>>> => {
  const rows = await database
    .select({ state: items.state, count: sql<number>`count(*)::int` })
    .from(items)
    .where(isOf(key))
    .groupBy(items.state);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

/** Products that undo left as they are, or of which it left something. */
export const listNotUndone = async (database: Queryable, key: ImportKey, limit: number) =>
  database
    .select({ id: items.itemId, title: items.title, message: items.message })
    .from(items)
    .where(and(isOf(key), isNotNull(items.message)))
    .orderBy(asc(items.line))
    .limit(limit);
