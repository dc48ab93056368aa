import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { productImportFaults, type ImportKey } from '../product-files-tables.ts';

export type FaultRow = typeof productImportFaults.$inferSelect;

export const deleteFaults = async (
  database: Queryable,
  { websiteId, importId }: ImportKey,
): Promise<void> => {
  await database
    .delete(productImportFaults)
    .where(and(eq(productImportFaults.websiteId, websiteId), eq(productImportFaults.importId, importId)));
};

/** The last fault of a row counts: its pictures may fail after the row itself was checked. */
export const insertFaults = async (database: Queryable, rows: readonly FaultRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await database
    .insert(productImportFaults)
    .values([...rows])
    .onConflictDoUpdate({
      target: [productImportFaults.websiteId, productImportFaults.importId, productImportFaults.line],
      set: { columnName: sql`excluded.column_name`, message: sql`excluded.message` },
    });
};

/** By line, after the last one that was read. */
export const listFaults = async (
  database: Queryable,
  { websiteId, importId, after, limit }: ImportKey & { readonly after: number; readonly limit: number },
): Promise<FaultRow[]> =>
  database
    .select()
    .from(productImportFaults)
    .where(
      and(
        eq(productImportFaults.websiteId, websiteId),
        eq(productImportFaults.importId, importId),
        gt(productImportFaults.line, after),
      ),
    )
    .orderBy(asc(productImportFaults.line))
    .limit(limit);
