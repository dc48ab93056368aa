import { and, desc, eq, ilike, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Asset, AssetContent, AssetKind } from '@sitewright/domain/media';
import { likePattern, type Queryable } from '../database/index.ts';
import { assets } from './media-tables.ts';

type AssetRow = typeof assets.$inferSelect;

const assetOf = (row: AssetRow): Asset => ({
  id: row.assetId,
  contentId: row.contentId,
  version: row.version,
  filename: row.filename,
  kind: row.kind,
  contentType: row.contentType,
  extension: row.extension,
  bytes: row.bytes,
  frames: row.frames,
  focalPoint: row.focalPoint,
  altText: row.altText,
  title: row.title,
  body: row.body,
  uploadedOn: row.uploadedAt,
  ...(row.width !== null && row.height !== null && { size: { width: row.width, height: row.height } }),
  ...(row.colorData && { colorData: row.colorData }),
  ...(row.trashedAt && { trashedOn: row.trashedAt }),
  ...(row.isPrivate && { isPrivate: true as const }),
});

const contentColumns = ({ size, colorData, ...content }: AssetContent) => ({
  contentId: content.contentId,
  kind: content.kind,
  contentType: content.contentType,
  extension: content.extension,
  bytes: content.bytes,
  frames: content.frames,
  width: size?.width ?? null,
  height: size?.height ?? null,
  colorData: colorData ?? null,
});

const isAsset = (websiteId: string, id: string): SQL | undefined =>
  and(eq(assets.websiteId, websiteId), eq(assets.assetId, id));

export const insertAsset = async (database: Queryable, websiteId: string, asset: Asset): Promise<void> => {
  const { id, version, filename, focalPoint, altText, title, body, uploadedOn } = asset;
  await database.insert(assets).values({
    websiteId,
    assetId: id,
    version,
    filename,
    focalPoint,
    altText,
    title,
    body,
    uploadedAt: uploadedOn,
    ...contentColumns(asset),
  });
};

export const findAsset = async (
  database: Queryable,
  websiteId: string,
  id: string,
): Promise<Asset | undefined> => {
  const [row] = await database.select().from(assets).where(isAsset(websiteId, id));
  return row && assetOf(row);
};

/** Without those in the trash and those of other sites. */
export const findAssets = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<Asset[]> => {
  if (ids.length === 0) return [];
  const isWanted = and(
    eq(assets.websiteId, websiteId),
    inArray(assets.assetId, [...ids]),
    isNull(assets.trashedAt),
  );
  const rows = await database.select().from(assets).where(isWanted);
  return rows.map(assetOf);
};

/** Locks the row until the transaction ends. */
export const lockAsset = async (
  transaction: Queryable,
  websiteId: string,
  id: string,
): Promise<Asset | undefined> => {
  const [row] = await transaction.select().from(assets).where(isAsset(websiteId, id)).for('update');
  return row && assetOf(row);
};

export interface AssetFilter {
  readonly before: string | undefined;
  readonly search: string | undefined;
  readonly kind: AssetKind | undefined;
  readonly isTrashed: boolean;
  readonly max: number;
}

/** Imported files keep their ids, so ordering by id alone is not ordering by time. */
const olderThan = (websiteId: string, before: string): SQL =>
  sql`(${assets.uploadedAt}, ${assets.assetId}) < (select c.uploaded_at, c.asset_id from assets c
    where c.website_id = ${websiteId} and c.asset_id = ${before})`;

/** Newest first; the last id seen is the cursor. */
export const listAssets = async (
  database: Queryable,
  websiteId: string,
  { before, search, kind, isTrashed, max }: AssetFilter,
): Promise<Asset[]> => {
  const rows = await database
    .select()
    .from(assets)
    .where(
      and(
        eq(assets.websiteId, websiteId),
        isTrashed ? isNotNull(assets.trashedAt) : isNull(assets.trashedAt),
        before ? olderThan(websiteId, before) : undefined,
        kind ? eq(assets.kind, kind) : undefined,
        search
          ? or(ilike(assets.filename, likePattern(search)), ilike(assets.title, likePattern(search)))
          : undefined,
      ),
    )
    .orderBy(desc(assets.uploadedAt), desc(assets.assetId))
    .limit(max);
  return rows.map(assetOf);
};

/** Whether another file has the name, ignoring case. */
export const hasFilename = async (
  database: Queryable,
  { websiteId, id }: { readonly websiteId: string; readonly id: string },
  filename: string,
): Promise<boolean> => {
  const isOther = and(
    eq(assets.websiteId, websiteId),
    ne(assets.assetId, id),
    isNull(assets.trashedAt),
    sql`lower(${assets.filename}) = lower(${filename})`,
  );
  const [found] = await database.select({ id: assets.assetId }).from(assets).where(isOther).limit(1);
  return found !== undefined;
};

export type AssetChange = Partial<Pick<Asset, 'filename' | 'altText' | 'title' | 'body' | 'focalPoint'>>;

/** At least one change must be given. */
export const updateAsset = async (
  database: Queryable,
  { websiteId, id }: { readonly websiteId: string; readonly id: string },
  change: AssetChange,
): Promise<Asset | undefined> => {
  const [row] = await database.update(assets).set(change).where(isAsset(websiteId, id)).returning();
  return row && assetOf(row);
};

export const updateContent = async (
  database: Queryable,
  { websiteId, id }: { readonly websiteId: string; readonly id: string },
  content: AssetContent,
): Promise<Asset | undefined> => {
  const [row] = await database
    .update(assets)
    .set({ ...contentColumns(content), version: sql`${assets.version} + 1` })
    .where(isAsset(websiteId, id))
    .returning();
  return row && assetOf(row);
};

export const trashAsset = async (
  database: Queryable,
  { websiteId, id }: { readonly websiteId: string; readonly id: string },
  now: Date,
): Promise<boolean> => {
  const isThere = and(isAsset(websiteId, id), isNull(assets.trashedAt));
  const rows = await database
    .update(assets)
    .set({ trashedAt: now })
    .where(isThere)
    .returning({ id: assets.assetId });
  return rows.length > 0;
};

export const restoreAsset = async (
  database: Queryable,
  websiteId: string,
  id: string,
): Promise<Asset | undefined> => {
  const isInTrash = and(isAsset(websiteId, id), isNotNull(assets.trashedAt));
  const [row] = await database.update(assets).set({ trashedAt: null }).where(isInTrash).returning();
  return row && assetOf(row);
};

export interface TrashedAsset {
  readonly websiteId: string;
  readonly id: string;
}

/** One asset whose time in the trash is over, locked until the transaction ends; other nodes skip it. */
export const lockExpiredAsset = async (
  transaction: Queryable,
  trashedBefore: Date,
): Promise<TrashedAsset | undefined> => {
  const [row] = await transaction
    .select({ websiteId: assets.websiteId, id: assets.assetId })
    .from(assets)
    .where(lt(assets.trashedAt, trashedBefore))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
};

export const deleteAsset = async (database: Queryable, { websiteId, id }: TrashedAsset): Promise<void> => {
  await database.delete(assets).where(isAsset(websiteId, id));
};
