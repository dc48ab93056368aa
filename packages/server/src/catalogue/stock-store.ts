import type { Stock } from '@sitewright/domain/catalogue';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { visibleToViewer, type Viewer } from '../page-access/index.ts';
import type { Queryable } from '../database/index.ts';
import { productVariants, stockLevels, stockMoves } from './catalogue-tables.ts';

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

/** Locked until the transaction ends, in a fixed order: two changes of one product cannot deadlock. */
export const lockStock = async (
  transaction: Queryable,
  websiteId: string,
  itemId: string,
): Promise<ReadonlyMap<string, Stock>> => {
  const rows = await transaction
    .select({
      variantId: stockLevels.variantId,
      quantity: stockLevels.quantity,
      isUnlimited: stockLevels.isUnlimited,
    })
    .from(stockLevels)
    .where(and(eq(stockLevels.websiteId, websiteId), eq(stockLevels.itemId, itemId)))
    .orderBy(asc(stockLevels.variantId))
    .for('update');
  return new Map(rows.map(({ variantId, ...stock }) => [variantId, stock]));
};

export type StockMove = typeof stockMoves.$inferSelect;

/** Writes the level together with its move. */
export const writeMove = async (
  transaction: Queryable,
  move: StockMove,
  { isUnlimited }: { readonly isUnlimited: boolean },
): Promise<void> => {
  await transaction
    .update(stockLevels)
    .set({ quantity: move.quantityAfter, isUnlimited })
    .where(and(eq(stockLevels.websiteId, move.websiteId), eq(stockLevels.variantId, move.variantId)));
  await transaction.insert(stockMoves).values(move);
};

/** Newest first. */
export const listMoves = async (
  database: Queryable,
  websiteId: string,
  { itemId, limit }: { readonly itemId: string; readonly limit: number },
): Promise<StockMove[]> => {
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

export const findCollectionOf = async (
  database: Queryable,
  websiteId: string,
  itemId: string,
): Promise<string | undefined> => {
  const { rows } = await database.execute<{ id: string }>(sql`select i.collection_id as id from products p
    join items i on i.website_id = p.website_id and i.item_id = p.item_id
    where p.website_id = ${websiteId} and p.item_id = ${itemId}`);
  return rows[0]?.id;
};

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
