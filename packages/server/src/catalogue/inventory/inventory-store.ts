import { isCounted, productTypes } from '@sitewright/domain/catalogue';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { storePages } from '../../product-list/index.ts';

/** Some variants may share a SKU. */
const MAX_FOUND = 2000;

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
  /** Values in their order, of a variant that was never published; null of all others. */
  readonly draftOptions: readonly string[] | null;
  readonly sku: string;
  readonly quantity: number;
  readonly isUnlimited: boolean;
  readonly updatedAt: string | null;
  readonly imageId: string | null;
  /** Of all rows that match. */
  readonly total: number;
}

const countedTypes = sql.param(Object.values(productTypes).filter(isCounted));

/** Variants on sale whose stock runs out; retired ones and those of deleted products are left out. */
const publishedVariants = (websiteId: string): SQL => sql`
  select s.variant_id, s.item_id, i.collection_id, i.title, v.attributes, p.option_ordering as ordering,
    null::jsonb as draft_options, v.attributes::text as option_text, v.sku, s.quantity, s.is_unlimited,
    s.updated_at, coalesce(v.image_id, p.main_image_id) as image_id, v.place,
    array(select t.term from item_terms t where t.website_id = i.website_id
      and t.collection_id = i.collection_id and t.kind = 'categories' and t.item_id = i.item_id) as categories
  from stock_levels s
  join product_variants v on v.website_id = s.website_id and v.variant_id = s.variant_id
  join products p on p.website_id = s.website_id and p.item_id = s.item_id
  join items i on i.website_id = s.website_id and i.item_id = s.item_id
  where s.website_id = ${websiteId} and not v.is_retired and not i.is_trashed
    and p.product_type = any(${countedTypes}::int[])`;

/** Variants of saved drafts that were never published, counted or not. */
const draftVariants = (websiteId: string): SQL => sql`
  select d.value ->> 'id', l.item_id, l.collection_id, l.title, '{}'::jsonb, '[]'::jsonb, d.value -> 'options',
    (d.value -> 'options')::text, d.value ->> 'sku', coalesce(s.quantity, 0), coalesce(s.is_unlimited, false),
    s.updated_at, coalesce(d.value ->> 'imageId', l.image_id), d.place::int, l.categories
  from product_listings l
  cross join lateral jsonb_array_elements(l.variants) with ordinality as d(value, place)
  left join product_variants v on v.website_id = l.website_id and v.variant_id = d.value ->> 'id'
  left join stock_levels s on s.website_id = l.website_id and s.variant_id = d.value ->> 'id'
  where l.website_id = ${websiteId} and not l.is_trashed and v.variant_id is null
    and l.product_type = any(${countedTypes}::int[])
    and l.collection_id in (select c.document_id from ${storePages(websiteId)})`;

const inventory = (websiteId: string): SQL => sql`(${publishedVariants(websiteId)}
  union all ${draftVariants(websiteId)}) e`;

const statusConditions = (lowThreshold: number) => ({
  low: sql`not e.is_unlimited and e.quantity between 1 and ${lowThreshold}`,
  out: sql`not e.is_unlimited and e.quantity <= 0`,
  unlimited: sql`e.is_unlimited`,
});

/** Every word has to be found in the title, the SKU or an option. */
const searchConditions = (search: string): SQL[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(
      (word) => sql`(position(${word} in lower(e.title)) > 0 or position(${word} in lower(e.sku)) > 0
        or position(${word} in lower(e.option_text)) > 0)`,
    );

const matches = ({ search, status, category, collectionId, lowThreshold }: InventoryFilter): SQL => {
  const conditions = [
    ...searchConditions(search),
    ...(status === undefined ? [] : [statusConditions(lowThreshold)[status]]),
    ...(category === undefined ? [] : [sql`${category} = any(e.categories)`]),
    ...(collectionId === undefined ? [] : [sql`e.collection_id = ${collectionId}`]),
  ];
  return sql.join([sql`true`, ...conditions], sql` and `);
};

const sortKeys: Readonly<Record<InventorySort, SQL>> = {
  title: sql`lower(e.title)`,
  sku: sql`lower(e.sku)`,
  // Unlimited is more than any number.
  stock: sql`(case when e.is_unlimited then 2147483647 else e.quantity end)`,
  updated: sql`coalesce(e.updated_at, 'epoch')`,
};

const rowColumns = sql`e.variant_id as "variantId", e.item_id as "itemId", e.collection_id as "collectionId", e.title,
  e.attributes, e.ordering, e.draft_options as "draftOptions", e.sku, e.quantity, e.is_unlimited as "isUnlimited",
  e.updated_at as "updatedAt", e.image_id as "imageId", (count(*) over ())::int as total`;

type Row = InventoryRow & Record<string, unknown>;

export const readInventoryRows = async (
  database: Queryable,
  websiteId: string,
  { sort, isDescending, offset, limit, ...filter }: InventoryFilter & InventoryRange,
): Promise<InventoryRow[]> => {
  const direction = isDescending ? sql`desc` : sql`asc`;
  const { rows } = await database.execute<Row>(sql`
    select ${rowColumns} from ${inventory(websiteId)} where ${matches(filter)}
    order by ${sortKeys[sort]} ${direction}, lower(e.title), e.item_id, e.place, e.variant_id
    limit ${limit} offset ${offset}`);
  return rows;
};

/** Variants with one of the ids or SKUs. */
export const findInventoryRows = async (
  database: Queryable,
  websiteId: string,
  { variantIds, skus }: { readonly variantIds: readonly string[]; readonly skus: readonly string[] },
): Promise<InventoryRow[]> => {
  const { rows } = await database.execute<Row>(sql`
    select ${rowColumns} from ${inventory(websiteId)}
    where e.variant_id = any(${sql.param(variantIds)}::text[]) or e.sku = any(${sql.param(skus)}::text[])
    order by lower(e.title), e.item_id, e.place, e.variant_id limit ${MAX_FOUND}`);
  return rows;
};

export const countInventory = async (
  database: Queryable,
  websiteId: string,
  filter: InventoryFilter,
): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from ${inventory(websiteId)} where ${matches(filter)}`,
  );
  return rows[0]?.count ?? 0;
};

export const isListed = async (
  database: Queryable,
  websiteId: string,
  variantId: string,
): Promise<boolean> => {
  const { rows } = await database.execute(
    sql`select 1 from ${inventory(websiteId)} where e.variant_id = ${variantId} limit 1`,
  );
  return rows.length > 0;
};
