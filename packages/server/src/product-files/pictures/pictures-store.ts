import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { importedPictures, productImportPictures, type ImportKey } from '../product-files-tables.ts';

export type PictureRow = typeof productImportPictures.$inferSelect;

export const insertPictures = async (database: Queryable, rows: readonly PictureRow[]): Promise<void> => {
  if (rows.length > 0)
    await database
      .insert(productImportPictures)
      .values([...rows])
      .onConflictDoNothing();
};

export const listPictures = async (
  database: Queryable,
  { websiteId, importId }: ImportKey,
  limit: number,
): Promise<PictureRow[]> =>
  database
    .select()
    .from(productImportPictures)
    .where(and(eq(productImportPictures.websiteId, websiteId), eq(productImportPictures.importId, importId)))
    .orderBy(asc(productImportPictures.line))
    .limit(limit);

export const deletePictures = async (
  database: Queryable,
  { websiteId, importId, itemId }: ImportKey & { readonly itemId: string },
): Promise<void> => {
  await database
    .delete(productImportPictures)
    .where(
      and(
        eq(productImportPictures.websiteId, websiteId),
        eq(productImportPictures.importId, importId),
        eq(productImportPictures.itemId, itemId),
      ),
    );
};

/** Assets by the hash of their source; without those that were deleted since. */
export const findImportedPictures = async (
  database: Queryable,
  websiteId: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (hashes.length === 0) return new Map();
  const { rows } = await database.execute<{ hash: string; assetId: string }>(sql`
    select p.source_hash as hash, p.asset_id as "assetId" from imported_pictures p
    join assets a on a.website_id = p.website_id and a.asset_id = p.asset_id and a.trashed_at is null
    where p.website_id = ${websiteId} and p.source_hash = any(${sql.param(hashes)})`);
  return new Map(rows.map(({ hash, assetId }) => [hash, assetId]));
};

export const putImportedPicture = async (
  database: Queryable,
  { websiteId, sourceHash, assetId }: typeof importedPictures.$inferSelect,
): Promise<void> => {
  await database
    .insert(importedPictures)
    .values({ websiteId, sourceHash, assetId })
    .onConflictDoUpdate({
      target: [importedPictures.websiteId, importedPictures.sourceHash],
      set: { assetId },
    });
};
