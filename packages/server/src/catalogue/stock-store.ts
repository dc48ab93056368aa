import type { Stock } from '@sitewright/domain/catalogue';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { visibleToViewer, type Viewer } from '../page-access/index.ts';
import {
  insertBeforeCommit,
  runPrepared,
  sendPrepared,
  sql as statement,
  writeWaitingRows,
  type Queryable,
  type SqlFragment,
} from '../database/index.ts';
import { productVariants, stockLevels, stockMoves } from './catalogue-tables.ts';

/** A product that was changed for years leaves more behind than anybody brings back. */
const RETIRED_SHOWN = 1000;

export interface StockRow extends Stock {
  readonly variantId: string;
  readonly sku: string;
  readonly isRetired: boolean;
  readonly allowsBackorder: boolean;
}

const levelColumns = {
  variantId: stockLevels.variantId,
  sku: productVariants.sku,
  quantity: stockLevels.quantity,
  isUnlimited: stockLevels.isUnlimited,
  isRetired: productVariants.isRetired,
  allowsBackorder: productVariants.allowBackorder,
};

/** In the order of the product's variants. */
export const listStock = async (
  database: Queryable,
  websiteId: string,
  itemId: string,
): Promise<StockRow[]> =>
  database
    .select(levelColumns)
    .from(stockLevels)
    .innerJoin(
      productVariants,
      and(
        eq(productVariants.websiteId, stockLevels.websiteId),
        eq(productVariants.variantId, stockLevels.variantId),
      ),
    )
    .where(and(eq(stockLevels.websiteId, websiteId), eq(stockLevels.itemId, itemId)))
    .orderBy(asc(productVariants.isRetired), asc(productVariants.place), asc(stockLevels.variantId));

/** The stock of one variant and the product that it belongs to. */
export interface LockedStock extends Stock {
  readonly itemId: string;
  /** The page of the product; null where it is not published. */
  readonly collectionId: string | null;
  readonly allowsBackorder: boolean;
}

/** Locked until the transaction ends, in the order of variant ids everywhere: two changes cannot deadlock. */
const lockLevels = async (
  transaction: Queryable,
  which: SqlFragment,
): Promise<ReadonlyMap<string, LockedStock>> => {
  const rows = await runPrepared<LockedStock & { variantId: string }>(
    transaction,
    statement`select s.variant_id as "variantId", s.item_id as "itemId", s.quantity, s.is_unlimited as "isUnlimited",
        (select i.collection_id from products p
          join items i on i.website_id = p.website_id and i.item_id = p.item_id
          where p.website_id = s.website_id and p.item_id = s.item_id) as "collectionId",
        coalesce((select v.allow_backorder from product_variants v
          where v.website_id = s.website_id and v.variant_id = s.variant_id), false) as "allowsBackorder"
      from stock_levels s where ${which} order by s.variant_id for update of s`,
  );
  return new Map(rows.map(({ variantId, ...stock }) => [variantId, stock]));
};

export const lockStock = (transaction: Queryable, websiteId: string, itemId: string) =>
  lockLevels(transaction, statement`s.website_id = ${websiteId} and s.item_id = ${itemId}`);

/** Of one, as most often, PostgreSQL keeps the plan; with an array it plans each time anew. */
const amongThe = (ids: readonly string[]): SqlFragment =>
  ids.length === 1 ? statement`= ${ids[0] ?? ''}` : statement`= any(${ids}::text[])`;

export const lockVariants = (transaction: Queryable, websiteId: string, variantIds: readonly string[]) =>
  lockLevels(transaction, statement`s.website_id = ${websiteId} and s.variant_id ${amongThe(variantIds)}`);

export type StockMove = typeof stockMoves.$inferSelect;

const levelRow = ({ variantId, quantityAfter, isUnlimited }: StockMove) => ({
  variant_id: variantId,
  quantity: quantityAfter,
  is_unlimited: isUnlimited,
});

/** Writes the moves of a site together with the levels that they lead to; of several moves of a variant the last counts. */
export const writeMoves = async (
  transaction: Queryable,
  { websiteId, now }: { readonly websiteId: string; readonly now: Date },
  moves: readonly StockMove[],
): Promise<void> => {
  if (moves.length === 0) return;
  const levels = [...new Map(moves.map((move) => [move.variantId, levelRow(move)])).values()];
  await sendPrepared(
    transaction,
    statement`update stock_levels s
      set quantity = r.quantity, is_unlimited = r.is_unlimited, updated_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(levels)}::jsonb)
        as r(variant_id text, quantity int, is_unlimited boolean)
      where s.website_id = ${websiteId} and s.variant_id = r.variant_id`,
  );
  await insertBeforeCommit(transaction, stockMoves, moves);
};

/** Newest first. */
export const listMoves = async (
  database: Queryable,
  websiteId: string,
  { itemId, limit }: { readonly itemId: string; readonly limit: number },
): Promise<StockMove[]> => {
  await writeWaitingRows(database);
  const rows = await database
    .select({ move: stockMoves })
    .from(stockMoves)
    .innerJoin(
      stockLevels,
      and(eq(stockLevels.websiteId, stockMoves.websiteId), eq(stockLevels.variantId, stockMoves.variantId)),
    )
    .where(and(eq(stockMoves.websiteId, websiteId), eq(stockLevels.itemId, itemId)))
    .orderBy(desc(stockMoves.moveId))
    .limit(limit);
  return rows.map(({ move }) => move);
};

/** The product's page and item, if the visitor may see them now. */
export const findVisibleProduct = async (
  database: Queryable,
  websiteId: string,
  { itemId, ...viewer }: Viewer & { readonly itemId: string },
): Promise<{ collectionId: string } | undefined> => {
  const { rows } = await database.execute<{ collectionId: string }>(sql`
    select i.collection_id as "collectionId" from products p
    join items i on i.website_id = p.website_id and i.item_id = p.item_id
    join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    where p.website_id = ${websiteId} and p.item_id = ${itemId} and ${visibleToViewer(viewer)}`);
  return rows[0];
};

/** The pages of products, by item. */
export const findCollectionsOf = async (
  database: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await runPrepared<{ itemId: string; collectionId: string }>(
    database,
    statement`select i.item_id as "itemId", i.collection_id as "collectionId" from products p
      join items i on i.website_id = p.website_id and i.item_id = p.item_id
      where p.website_id = ${websiteId} and p.item_id = any(${itemIds}::text[])`,
  );
  return new Map(rows.map(({ itemId, collectionId }) => [itemId, collectionId]));
};

export const findCollectionOf = async (
  database: Queryable,
  websiteId: string,
  itemId: string,
): Promise<string | undefined> => (await findCollectionsOf(database, websiteId, [itemId])).get(itemId);

/** Levels by item and variant; null means unlimited. */
export type StockByItem = ReadonlyMap<string, Readonly<Record<string, number | null>>>;

export const listSiteStock = async (database: Queryable, websiteId: string): Promise<StockByItem> => {
  const { rows } = await database.execute<{ itemId: string; levels: Record<string, number | null> }>(sql`
    select s.item_id as "itemId",
      jsonb_object_agg(s.variant_id, case when s.is_unlimited then null else s.quantity end) as levels
    from stock_levels s join product_variants v on v.website_id = s.website_id and v.variant_id = s.variant_id
    where s.website_id = ${websiteId} and not v.is_retired group by s.item_id`);
  return new Map(rows.map(({ itemId, levels }) => [itemId, levels]));
};

/** Variants that the published product left out, as they were sold last. */
export const listRetiredVariants = async (
  database: Queryable,
  websiteId: string,
  itemId: string,
): Promise<(typeof productVariants.$inferSelect)[]> =>
  database
    .select()
    .from(productVariants)
    .where(
      and(
        eq(productVariants.websiteId, websiteId),
        eq(productVariants.itemId, itemId),
        eq(productVariants.isRetired, true),
      ),
    )
    .orderBy(asc(productVariants.place), asc(productVariants.variantId))
    .limit(RETIRED_SHOWN);
