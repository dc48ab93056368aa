import type { NestedCategory } from '@sitewright/domain/pages';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import {
  isUncounted,
  matchingProducts,
  publishedItems,
  statusOf,
  stockOfRow,
  type ListingContext,
  type ProductFilter,
  type ProductSort,
  type ProductStatus,
} from './listing-query.ts';
import { refreshListings, storePages } from './listing-rows-store.ts';

export interface ListingRow extends Record<string, unknown> {
  id: string;
  title: string;
  collectionId: string;
  pageUrl: string;
  urlId: string;
  liveUrlId: string | null;
  livePageUrl: string | null;
  status: ProductStatus;
  appearsAt: Date | string | null;
  imageId: string | null;
  revision: number;
  isPublished: boolean;
  productType: number | null;
  minPrice: string | null;
  maxPrice: string | null;
  minRegular: string | null;
  maxRegular: string | null;
  isOnSale: boolean;
  quantity: number;
  isUnlimited: boolean;
  isLow: boolean;
  lowCount: number;
  variantCount: number;
  sku: string | null;
  vendor: string | null;
  categories: string[];
  tags: string[];
  displayIndex: number;
  createdAt: Date | string;
  updatedAt: Date | string;
}

export interface ListingWindow {
  readonly filter: ProductFilter;
  readonly sort: ProductSort;
  readonly isDescending: boolean;
  readonly offset: number;
  readonly limit: number;
}

const rowColumns = ({ now }: ListingContext): SQL => sql`
  m.item_id as id, ${statusOf(now)} as status, l.title, l.collection_id as "collectionId", c.draft ->> 'urlId' as "pageUrl",
  l.url_id as "urlId", case when i.visible_from <= ${now} then i.url_id end as "liveUrlId",
  pc.url_id as "livePageUrl",
  case when ${statusOf(now)} = 'scheduled' then coalesce(
    (select min(r.publish_at) from document_release_parts p join document_releases r
      on r.website_id = p.website_id and r.release_id = p.release_id and r.state = 'waiting'
      where p.website_id = l.website_id and p.kind = 'item' and p.document_id = l.item_id),
    i.visible_from) end as "appearsAt",
  l.image_id as "imageId", l.revision, l.published_revision is not null as "isPublished",
  l.product_type as "productType", l.min_price as "minPrice", l.max_price as "maxPrice",
  l.min_regular as "minRegular", l.max_regular as "maxRegular", l.is_on_sale as "isOnSale",
  ${isUncounted} or s.is_unlimited as "isUnlimited", s.quantity,
  s.is_low as "isLow", s.low_count as "lowCount", l.variant_count as "variantCount", l.sku, l.vendor, l.categories, l.tags,
  l.display_index as "displayIndex", l.created_at as "createdAt",
  l.updated_at as "updatedAt"`;

/** One window of the matching products, with the count of all: one statement, after changed rows were refreshed. */
export const readListing = async (
  database: Queryable,
  context: ListingContext,
  { filter, sort, isDescending, offset, limit }: ListingWindow,
): Promise<{ total: number; rows: ListingRow[] }> => {
  await refreshListings(database, context.websiteId);
  const direction = isDescending ? sql`desc nulls last` : sql`asc nulls last`;
  const order = sql`sort_key ${direction}, item_id ${isDescending ? sql`desc` : sql`asc`}`;
  const { rows } = await database.execute<ListingRow & { total: number; rank: number | null }>(sql`
    with matching as materialized (${matchingProducts(context, filter, sort)}),
    shown as (select item_id, row_number() over (order by ${order}) as rank from (
      select item_id, sort_key from matching order by ${order} limit ${limit} offset ${offset}) top)
    select t.total, m.rank, ${rowColumns(context)}
    from (select count(*)::int as total from matching) t
    left join shown m on true
    left join product_listings l on l.website_id = ${context.websiteId} and l.item_id = m.item_id
    left join documents c on c.website_id = l.website_id and c.kind = 'collection'
      and c.document_id = l.collection_id
    ${publishedItems}
    left join collections pc on pc.website_id = l.website_id and pc.collection_id = i.collection_id
      and pc.visible_from <= ${context.now} and not pc.is_trashed
    left join lateral (${stockOfRow(context)}) s on true
    order by m.rank`);
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ rank }) => rank !== null) };
};

export interface StorePage extends Record<string, unknown> {
  id: string;
  title: string;
  urlId: string;
  isPublished: boolean;
  categories: readonly NestedCategory[] | null;
}

export const listStorePages = async (database: Queryable, websiteId: string): Promise<StorePage[]> => {
  const { rows } = await database.execute<StorePage>(sql`
    select c.document_id as id, c.draft ->> 'title' as title, c.draft ->> 'urlId' as "urlId",
      c.published_revision is not null as "isPublished", c.draft -> 'nestedCategories' as categories
    from ${storePages(websiteId)} order by c.created_at, c.document_id`);
  return rows;
};

const MAX_TERMS = 1000;

/** Categories and tags of products that are not in the trash. */
export const readTerms = async (database: Queryable, websiteId: string) => {
  const used = (column: 'categories' | 'tags') => sql`
    array(select distinct term from product_listings l
      cross join unnest(l.${sql.identifier(column)}) term
      where l.website_id = ${websiteId} and not l.is_trashed order by term limit ${MAX_TERMS})`;
  const { rows } = await database.execute<{ categories: string[]; tags: string[] }>(
    sql`select ${used('categories')} as categories, ${used('tags')} as tags`,
  );
  return rows[0] ?? { categories: [], tags: [] };
};

export const readMatchingIds = async (
  database: Queryable,
  context: ListingContext,
  filter: ProductFilter,
): Promise<string[]> => {
  const { rows } = await database.execute<{ id: string }>(
    sql`select m.item_id as id from (${matchingProducts(context, filter)}) m`,
  );
  return rows.map(({ id }) => id);
};

export const countProducts = async (
  database: Queryable,
  context: ListingContext,
  filter: ProductFilter = {},
): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from (${matchingProducts(context, filter)}) found`,
  );
  return rows[0]?.count ?? 0;
};
