import { isCounted, productTypes } from '@sitewright/domain/catalogue';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import type { StockMove } from '../stock-store.ts';

export type InventorySort = 'title' | 'sku' | 'stock' | 'updated';

export interface InventoryFilter {
  readonly search: string;
  readonly status: 'low' | 'out' | 'unlimited' | undefined;
  readonly category: string | undefined;
  readonly collectionId: string | undefined;
  /** At or below it, stock is low. */
  readonly lowThreshold: number;
}

export interface InventoryRange {
  readonly sort: InventorySort;
  readonly isDescending: boolean;
  readonly offset: number;
  readonly limit: number;
}

export interface InventoryRow {
  readonly variantId: string;
  readonly itemId: string;
  readonly collectionId: string;
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly ordering: readonly string[];
  readonly sku: string;
  readonly quantity: number;
  readonly isUnlimited: boolean;
  readonly updatedAt: string | null;
  readonly imageId: string | null;
  /** Of all rows that match. */
  readonly total: number;
}

const countedTypes = Object.values(productTypes).filter(isCounted);

/** Variants on sale whose stock runs out; retired ones and those of deleted products are left out. */
const inventory = sql`stock_levels s
  join product_variants v on v.website_id = s.website_id and v.variant_id = s.variant_id
  join products p on p.website_id = s.website_id and p.item_id = s.item_id
  join items i on i.website_id = s.website_id and i.item_id = s.item_id`;

const statusConditions = (lowThreshold: number) => ({
  low: sql`and not s.is_unlimited and s.quantity between 1 and ${lowThreshold}`,
  out: sql`and not s.is_unlimited and s.quantity <= 0`,
  unlimited: sql`and s.is_unlimited`,
});

/** Every word has to be found in the title, the SKU or an option. */
const matchesSearch = (search: string): SQL => {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = words.map(
    (word) => sql`and (position(${word} in lower(i.title)) > 0 or position(${word} in lower(v.sku)) > 0
      or position(${word} in lower(v.attributes::text)) > 0)`,
  );
  return sql.join(found, sql` `);
};

const inCategory = (category: string): SQL => sql`and exists (select 1 from item_terms t
  where t.website_id = i.website_id and t.collection_id = i.collection_id and t.kind = 'categories'
    and t.term = ${category} and t.item_id = i.item_id)`;

const matches = (websiteId: string, filter: InventoryFilter): SQL => {
  const { search, status, category, collectionId, lowThreshold } = filter;
  return sql`s.website_id = ${websiteId} and not v.is_retired and not i.is_trashed
    and p.product_type = any(${sql.param(countedTypes)}::int[])
    ${matchesSearch(search)}
    ${status === undefined ? sql`` : statusConditions(lowThreshold)[status]}
    ${category === undefined ? sql`` : inCategory(category)}
    ${collectionId === undefined ? sql`` : sql`and i.collection_id = ${collectionId}`}`;
};

const sortKeys: Readonly<Record<InventorySort, SQL>> = {
  title: sql`lower(i.title)`,
  sku: sql`lower(v.sku)`,
  // Unlimited is more than any number.
  stock: sql`(case when s.is_unlimited then 2147483647 else s.quantity end)`,
  updated: sql`coalesce(s.updated_at, 'epoch')`,
};

export const readInventoryRows = async (
  database: Queryable,
  websiteId: string,
  { sort, isDescending, offset, limit, ...filter }: InventoryFilter & InventoryRange,
): Promise<InventoryRow[]> => {
  const direction = isDescending ? sql`desc` : sql`asc`;
  const { rows } = await database.execute<InventoryRow & Record<string, unknown>>(sql`
    select s.variant_id as "variantId", s.item_id as "itemId", i.collection_id as "collectionId", i.title,
      v.attributes, p.option_ordering as ordering, v.sku, s.quantity, s.is_unlimited as "isUnlimited",
      s.updated_at as "updatedAt", coalesce(v.image_id, p.main_image_id) as "imageId",
      (count(*) over ())::int as total
    from ${inventory} where ${matches(websiteId, filter)}
    order by ${sortKeys[sort]} ${direction}, lower(i.title), s.item_id, v.place, s.variant_id
    limit ${limit} offset ${offset}`);
  return rows;
};

export const countInventory = async (
  database: Queryable,
  websiteId: string,
  filter: InventoryFilter,
): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from ${inventory} where ${matches(websiteId, filter)}`,
  );
  return rows[0]?.count ?? 0;
};

export const hasStockLevel = async (
  database: Queryable,
  websiteId: string,
  variantId: string,
): Promise<boolean> => {
  const { rows } = await database.execute(
    sql`select 1 from stock_levels where website_id = ${websiteId} and variant_id = ${variantId}`,
  );
  return rows.length > 0;
};

interface LedgerRange {
  readonly variantId: string;
  /** The last move of the previous page. */
  readonly cursor: string | undefined;
  readonly limit: number;
}

type LedgerRow = Omit<StockMove, 'websiteId' | 'variantId' | 'createdAt'> & { readonly createdAt: string };

/** Newest first. */
export const readLedgerRows = async (
  database: Queryable,
  websiteId: string,
  { variantId, cursor, limit }: LedgerRange,
): Promise<LedgerRow[]> => {
  const rest = cursor === undefined ? sql`` : sql`and move_id < ${cursor}`;
  const { rows } = await database.execute<LedgerRow & Record<string, unknown>>(sql`
    select move_id as "moveId", change, quantity_after as "quantityAfter", was_unlimited as "wasUnlimited",
      is_unlimited as "isUnlimited", reason, note, made_by as "madeBy", created_at as "createdAt"
    from stock_moves where website_id = ${websiteId} and variant_id = ${variantId} ${rest}
    order by move_id desc limit ${limit}`);
  return rows;
};
