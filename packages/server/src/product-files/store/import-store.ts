import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { deleteFaults } from './import-faults-store.ts';
import { NO_PROGRESS, type ImportProgress } from '../import-states.ts';
import {
  productImportItems,
  productImportPictures,
  productImports,
  type ImportKey,
} from '../product-files-tables.ts';

export type ImportRow = typeof productImports.$inferSelect;

const isImport = ({ websiteId, importId }: ImportKey) =>
  and(eq(productImports.websiteId, websiteId), eq(productImports.importId, importId));

export const insertImport = async (
  database: Queryable,
  row: Omit<ImportRow, 'progress' | 'summary' | 'faultCode' | 'faultLine' | 'isCancelled'>,
): Promise<void> => {
  await database.insert(productImports).values({ ...row, progress: NO_PROGRESS });
};

export const findImport = async (database: Queryable, key: ImportKey): Promise<ImportRow | undefined> => {
  const [row] = await database.select().from(productImports).where(isImport(key));
  return row;
};

/** Locked until the transaction ends. */
export const lockImport = async (transaction: Queryable, key: ImportKey): Promise<ImportRow | undefined> => {
  const [row] = await transaction.select().from(productImports).where(isImport(key)).for('update');
  return row;
};

export const findLatestImport = async (
  database: Queryable,
  websiteId: string,
): Promise<ImportRow | undefined> => {
  const [row] = await database
    .select()
    .from(productImports)
    .where(eq(productImports.websiteId, websiteId))
    .orderBy(desc(productImports.importId))
    .limit(1);
  return row;
};

export const hasRunningImport = async (database: Queryable, websiteId: string): Promise<boolean> => {
  const [row] = await database
    .select({ id: productImports.importId })
    .from(productImports)
    .where(
      and(eq(productImports.websiteId, websiteId), inArray(productImports.state, ['importing', 'undoing'])),
    )
    .limit(1);
  return row !== undefined;
};

export const updateImport = async (
  database: Queryable,
  key: ImportKey,
  changes: Partial<Omit<ImportRow, 'websiteId' | 'importId'>>,
): Promise<void> => {
  await database.update(productImports).set(changes).where(isImport(key));
};

/** Only while it is in the given state: whoever changed it meanwhile decides. Returns whether it was. */
export const updateImportIn = async (
  database: Queryable,
  { state, ...key }: ImportKey & Pick<ImportRow, 'state'>,
  changes: Partial<Omit<ImportRow, 'websiteId' | 'importId'>>,
): Promise<boolean> => {
  const { rowCount } = await database
    .update(productImports)
    .set(changes)
    .where(and(isImport(key), eq(productImports.state, state)));
  return (rowCount ?? 0) > 0;
};

/** Unless it was cancelled at the last moment. */
export const finishImport = async (
  database: Queryable,
  { websiteId, importId }: ImportKey,
): Promise<void> => {
  await database.execute(sql`update product_imports
    set state = case when is_cancelled then 'cancelled' else 'done' end
    where website_id = ${websiteId} and import_id = ${importId} and state = 'importing'`);
};

export const saveProgress = (database: Queryable, key: ImportKey, progress: ImportProgress): Promise<void> =>
  updateImport(database, key, { progress });

/** Imports that are old enough to be deleted. */
export const listOldImports = async (
  database: Queryable,
  before: Date,
  limit: number,
): Promise<ImportRow[]> =>
  database.select().from(productImports).where(lt(productImports.createdAt, before)).limit(limit);

export const deleteImport = async (database: Queryable, key: ImportKey): Promise<void> => {
  await deleteFaults(database, key);
  for (const table of [productImportPictures, productImportItems])
    await database
      .delete(table)
      .where(and(eq(table.websiteId, key.websiteId), eq(table.importId, key.importId)));
  await database.delete(productImports).where(isImport(key));
};
