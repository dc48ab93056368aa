import { collectionTypes, recordTypes, type ItemContent } from '@sitewright/domain/pages';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { NO_PROGRESS, type ImportProgress } from './import-states.ts';
import {
  importedPictures,
  productImportFaults,
  productImportPictures,
  productImports,
} from './product-files-tables.ts';

export type ImportRow = typeof productImports.$inferSelect;
export type FaultRow = typeof productImportFaults.$inferSelect;
export type PictureRow = typeof productImportPictures.$inferSelect;

export interface ImportKey {
  readonly websiteId: string;
  readonly importId: string;
}

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
    .where(and(eq(productImports.websiteId, websiteId), eq(productImports.state, 'importing')))
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

export const saveProgress = (database: Queryable, key: ImportKey, progress: ImportProgress): Promise<void> =>
  updateImport(database, key, { progress });

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

export interface ProductPage {
  readonly id: string;
  readonly title: string;
  readonly urlId: string;
}

/** The products pages of a site, by title. */
export const listProductPages = async (database: Queryable, websiteId: string): Promise<ProductPage[]> => {
  const { rows } = await database.execute<{ id: string; title: string; urlId: string }>(sql`
    select document_id as id, draft ->> 'title' as title, draft ->> 'urlId' as "urlId" from documents
    where website_id = ${websiteId} and kind = 'collection' and trashed_at is null
      and draft ->> 'type' = ${String(collectionTypes.products)} order by 2, 1 limit 500`);
  return rows;
};

export interface StoredProduct {
  readonly id: string;
  readonly content: ItemContent;
  readonly revision: number;
  readonly isPublished: boolean;
  readonly hasChanges: boolean;
}

const storedColumns = sql`document_id as id, draft as content, revision,
  published_revision is not null as "isPublished", has_changes as "hasChanges"`;

const isProduct = (
  websiteId: string,
) => sql`website_id = ${websiteId} and kind = 'item' and trashed_at is null
  and draft ->> 'recordType' = ${String(recordTypes.storeItem)}`;

type Row = StoredProduct & Record<string, unknown>;

export const findProductsById = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<StoredProduct[]> => {
  if (ids.length === 0) return [];
  const { rows } = await database.execute<Row>(sql`select ${storedColumns} from documents
    where ${isProduct(websiteId)} and document_id = any(${sql.param(ids)})`);
  return rows;
};

/** By page and URL: `<collection id>/<url>`. */
export const findProductsByKey = async (
  database: Queryable,
  websiteId: string,
  keys: readonly string[],
): Promise<StoredProduct[]> => {
  if (keys.length === 0) return [];
  const { rows } = await database.execute<Row>(sql`select ${storedColumns} from documents
    where ${isProduct(websiteId)} and unique_key = any(${sql.param(keys)})`);
  return rows;
};

/**
 * Products that have a variant with one of the SKUs. All products are looked through, so those that the import itself
 * created are left out: they are found by their URL.
 */
export const findProductsBySku = async (
  database: Queryable,
  websiteId: string,
  { skus, createdUntil }: { readonly skus: readonly string[]; readonly createdUntil: Date },
): Promise<StoredProduct[]> => {
  if (skus.length === 0) return [];
  const { rows } = await database.execute<Row>(sql`select ${storedColumns} from documents
    where created_at <= ${createdUntil} and ${isProduct(websiteId)} and (draft #>> '{structuredContent,sku}' = any(${sql.param(skus)}) or exists (
      select 1 from jsonb_array_elements(coalesce(draft #> '{structuredContent,variants}', '[]')) v
      where v ->> 'sku' = any(${sql.param(skus)})))`);
  return rows;
};

/** In the order of their ids, after the last one that was read. */
export const listProducts = async (
  database: Queryable,
  websiteId: string,
  { after, limit, ids }: { readonly after: string; readonly limit: number; readonly ids?: readonly string[] },
): Promise<StoredProduct[]> => {
  const isChosen = ids ? sql`document_id = any(${sql.param(ids)})` : sql`true`;
  const { rows } = await database.execute<Row>(sql`select ${storedColumns} from documents
    where ${isProduct(websiteId)} and document_id > ${after} and ${isChosen}
    order by document_id limit ${limit}`);
  return rows;
};

/** The most options that a product has, and the headers of all columns that are kept for files. */
export const findExportNeeds = async (
  database: Queryable,
  websiteId: string,
): Promise<{ readonly options: number; readonly importedColumns: readonly string[] }> => {
  const { rows } = await database.execute<{ options: number | null; headers: string[] | null }>(sql`
    with products as (select draft -> 'structuredContent' as product from documents where ${isProduct(websiteId)}),
    kept as (
      select jsonb_object_keys(coalesce(product -> 'importedColumns', '{}')) as header from products
      union select jsonb_object_keys(coalesce(v -> 'importedColumns', '{}')) from products,
        jsonb_array_elements(coalesce(product -> 'variants', '[]')) v)
    select (select max(jsonb_array_length(product -> 'variantOptionOrdering')) from products) as options,
      (select array_agg(header order by header) from kept) as headers`);
  return { options: rows[0]?.options ?? 0, importedColumns: rows[0]?.headers ?? [] };
};

/** Imports that are old enough to be deleted. */
export const listOldImports = async (
  database: Queryable,
  before: Date,
  limit: number,
): Promise<ImportRow[]> =>
  database
    .select()
    .from(productImports)
    .where(and(lt(productImports.createdAt, before)))
    .limit(limit);

export const deleteImport = async (database: Queryable, key: ImportKey): Promise<void> => {
  await deleteFaults(database, key);
  await database
    .delete(productImportPictures)
    .where(
      and(
        eq(productImportPictures.websiteId, key.websiteId),
        eq(productImportPictures.importId, key.importId),
      ),
    );
  await database.delete(productImports).where(isImport(key));
};
