import { isCounted, productTypes } from '@sitewright/domain/catalogue';
import { sql, type SQL } from 'drizzle-orm';
import { likePattern } from '../database/index.ts';
import { storePageIds } from './listing-rows-store.ts';

export type ProductStatus = 'published' | 'changed' | 'scheduled' | 'hidden' | 'draft';
export type ProductSort = 'manual' | 'title' | 'price' | 'stock' | 'created' | 'updated';

export interface ProductFilter {
  readonly search?: string;
  readonly status?: ProductStatus;
  readonly page?: string;
  readonly category?: string;
  readonly tag?: string;
  readonly type?: string;
  readonly stock?: 'in' | 'low' | 'out';
  readonly sale?: 'yes';
  readonly trash?: 'yes';
}

export interface ListingContext {
  readonly websiteId: string;
  readonly now: Date;
  /** A variant with at most so many pieces is low. */
  readonly lowAt: number;
}

const quantity = sql`coalesce(sum(case when s.is_unlimited then 0 else s.quantity end), 0)`;
const hasUnlimited = sql`coalesce(bool_or(s.is_unlimited), false)`;
const isLowLevel = (lowAt: number): SQL => sql`not s.is_unlimited and s.quantity between 1 and ${lowAt}`;
const isLow = (lowAt: number): SQL => sql`coalesce(bool_or(${isLowLevel(lowAt)}), false)`;

/** Levels of variants on sale, and of those that were never published. */
const currentLevels = sql`stock_levels s left join product_variants v on v.website_id = s.website_id
  and v.variant_id = s.variant_id`;

/** Variants that were removed before they were published leave a level behind. */
const isCurrent = sql`case when v.variant_id is null
  then jsonb_path_query_array(l.variants, '$[*].id') ? s.variant_id else not v.is_retired end`;

/** Of one product `l`: cheap for a window of rows. */
export const stockOfRow = ({ websiteId, lowAt }: ListingContext): SQL => sql`
  select ${quantity}::int as quantity, ${hasUnlimited} as is_unlimited, ${isLow(lowAt)} as is_low,
    (count(*) filter (where ${isLowLevel(lowAt)}))::int as low_count
  from ${currentLevels}
  where s.website_id = ${websiteId} and s.item_id = m.item_id and ${isCurrent}`;

/** Joined before products are grouped: all levels are read once, and each listing once. */
const levelsOfProducts = sql`left join (${currentLevels}) on s.website_id = l.website_id
  and s.item_id = l.item_id and ${isCurrent}`;

const countedTypes = Object.values(productTypes).filter(isCounted);

/** Products whose type never runs out. */
export const isUncounted = sql`not coalesce(l.product_type = any(${sql.param(countedTypes)}::int[]), true)`;
const isUnlimited = sql`(${isUncounted} or ${hasUnlimited})`;

/** Without a group of levels for each product: quantities are never negative, so one level with pieces is enough. */
const isSoldOut = sql`not ${isUncounted} and not exists (select 1 from ${currentLevels}
  where s.website_id = l.website_id and s.item_id = l.item_id and (s.is_unlimited or s.quantity > 0)
    and ${isCurrent})`;

/** Of a group of levels. */
const stockConditions = {
  in: () => sql`(${isUnlimited} or ${quantity} > 0)`,
  low: (lowAt: number) => sql`not ${isUnlimited} and ${quantity} > 0 and ${isLow(lowAt)}`,
} as const;

const waitingRelease = sql`exists (select 1 from document_release_parts p join document_releases r
  on r.website_id = p.website_id and r.release_id = p.release_id and r.state = 'waiting'
  where p.website_id = l.website_id and p.kind = 'item' and p.document_id = l.item_id)`;

/** What visitors have of a product `l`. */
export const publishedItems = sql`left join items i on i.website_id = l.website_id and i.item_id = l.item_id
  and not i.is_trashed`;

/** One rule for the badge and the filter. */
export const statusOf = (now: Date): SQL => sql`case
  when i.visible_from > ${now} or ${waitingRelease} then 'scheduled'
  when i.visible_from <= ${now} then case when l.has_changes then 'changed' else 'published' end
  when l.published_revision is not null then 'hidden'
  else 'draft' end`;

/** Every word must occur. */
const searchCondition = (search: string): SQL[] =>
  search
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => sql`l.search_text like ${likePattern(word)}`);

const conditions = (filter: ProductFilter, now: Date): SQL[] => {
  const { search = '', status, page, category, tag, type, sale, stock } = filter;
  return [
    ...searchCondition(search),
    ...(status === undefined ? [] : [sql`${statusOf(now)} = ${status}`]),
    ...(page === undefined ? [] : [sql`l.collection_id = ${page}`]),
    ...(category === undefined ? [] : [sql`${category} = any(l.categories)`]),
    ...(tag === undefined ? [] : [sql`${tag} = any(l.tags)`]),
    ...(type === undefined ? [] : [sql`l.product_type = ${Number(type)}`]),
    ...(sale === undefined ? [] : [sql`l.is_on_sale`]),
    ...(stock === 'out' ? [isSoldOut] : []),
  ];
};

const sortKeys: Readonly<Record<ProductSort, SQL>> = {
  manual: sql`l.display_index`,
  title: sql`l.sort_title`,
  price: sql`l.min_price`,
  stock: sql`case when ${isUnlimited} then 2147483647 else ${quantity} end`,
  created: sql`l.created_at`,
  updated: sql`l.updated_at`,
};

const groupedByStock = ({ lowAt }: ListingContext, { stock }: ProductFilter): SQL => sql`
  group by l.website_id, l.item_id
  ${stock === undefined || stock === 'out' ? sql`` : sql`having ${stockConditions[stock](lowAt)}`}`;

/** Columns `item_id` and `sort_key` of the products that match. Other tables are read only if a filter needs them. */
export const matchingProducts = (
  context: ListingContext,
  filter: ProductFilter,
  sort: ProductSort = 'manual',
): SQL => {
  const { websiteId, now } = context;
  const needsStock = sort === 'stock' || filter.stock === 'in' || filter.stock === 'low';
  return sql`
    select l.item_id, ${sortKeys[sort]} as sort_key
    from product_listings l
    ${filter.status === undefined ? sql`` : publishedItems}
    ${needsStock ? levelsOfProducts : sql``}
    where l.website_id = ${websiteId} and ${filter.trash === 'yes' ? sql`l.is_trashed` : sql`not l.is_trashed`}
      and l.collection_id = any(${storePageIds(websiteId)})
      ${sql.join(
        conditions(filter, now).map((condition) => sql`and ${condition}`),
        sql` `,
      )}
    ${needsStock ? groupedByStock(context, filter) : sql``}`;
};
