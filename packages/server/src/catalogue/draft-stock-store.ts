import { isCounted, productTypes } from '@sitewright/domain/catalogue';
import { recordTypes } from '@sitewright/domain/pages';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import type { StockRow } from './stock-store.ts';

interface DraftProduct {
  readonly websiteId: string;
  readonly itemId: string;
}

const countedTypes = Object.values(productTypes).filter(isCounted);

const isProductDraft = ({ websiteId, itemId }: DraftProduct) => sql`d.website_id = ${websiteId}
  and d.kind = 'item' and d.document_id = ${itemId} and d.trashed_at is null
  and (d.draft ->> 'recordType')::int = ${recordTypes.storeItem}`;

/** Variants of the saved draft; a product without any is its own variant. */
const draftVariants = (product: DraftProduct) => sql`
  select d.document_id as item_id, (d.draft #>> '{structuredContent,productType}')::int as product_type,
    v.value ->> 'id' as variant_id, coalesce(v.value ->> 'sku', '') as sku, v.place
  from documents d cross join lateral jsonb_array_elements(
    case jsonb_typeof(d.draft #> '{structuredContent,variants}')
      when 'array' then d.draft #> '{structuredContent,variants}' else '[]'::jsonb end) with ordinality as v(value, place)
  where ${isProductDraft(product)}`;

/** Opens the stock of variants that were not published yet: owners count before they sell. */
export const openDraftStock = async (transaction: Queryable, product: DraftProduct): Promise<void> => {
  await transaction.execute(sql`
    insert into stock_levels (website_id, variant_id, item_id, quantity, is_unlimited)
    select ${product.websiteId}, v.variant_id, v.item_id, 0,
      not (v.product_type = any(${sql.param(countedTypes)}::int[]))
    from (${draftVariants(product)}) v
    on conflict do nothing`);
};

/** Stock of the draft's variants that were never published. */
export const listDraftStock = async (database: Queryable, product: DraftProduct): Promise<StockRow[]> => {
  const { rows } = await database.execute<Omit<StockRow, 'isRetired'> & Record<string, unknown>>(sql`
    select v.variant_id as "variantId", v.sku, s.quantity, s.is_unlimited as "isUnlimited"
    from (${draftVariants(product)}) v
    join stock_levels s on s.website_id = ${product.websiteId} and s.variant_id = v.variant_id
      and s.item_id = v.item_id
    where not exists (select 1 from product_variants p
      where p.website_id = ${product.websiteId} and p.variant_id = v.variant_id)
    order by v.place`);
  return rows.map((row) => ({ ...row, isRetired: false }));
};

export const findDraftCollection = async (
  database: Queryable,
  product: DraftProduct,
): Promise<string | undefined> => {
  const { rows } = await database.execute<{ id: string }>(
    sql`select d.parent_id as id from documents d where ${isProductDraft(product)}`,
  );
  return rows[0]?.id;
};

/** Opens the stock of variants of drafts that were never published or counted. */
export const openDraftLevels = async (
  transaction: Queryable,
  websiteId: string,
  variantIds: readonly string[],
): Promise<void> => {
  await transaction.execute(sql`
    insert into stock_levels (website_id, variant_id, item_id, quantity, is_unlimited)
    select l.website_id, d.value ->> 'id', l.item_id, 0, false
    from product_listings l cross join lateral jsonb_array_elements(l.variants) as d(value)
    where l.website_id = ${websiteId} and not l.is_trashed
      and l.product_type = any(${sql.param(countedTypes)}::int[])
      and d.value ->> 'id' = any(${sql.param(variantIds)}::text[])
    on conflict do nothing`);
};

/** Those of the given products that are saved as drafts. */
export const countDraftProducts = async (
  database: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from documents d where d.website_id = ${websiteId} and d.kind = 'item'
      and d.document_id = any(${sql.param(itemIds)}::text[]) and d.trashed_at is null
      and (d.draft ->> 'recordType')::int = ${recordTypes.storeItem}`);
  return rows[0]?.count ?? 0;
};

/** The product of a variant, as it is saved. */
export const findStockedProduct = async (
  database: Queryable,
  websiteId: string,
  variantId: string,
): Promise<{ readonly itemId: string; readonly title: string } | undefined> => {
  const { rows } = await database.execute<{ itemId: string; title: string }>(sql`
    select s.item_id as "itemId", d.draft ->> 'title' as title from stock_levels s
    join documents d on d.website_id = s.website_id and d.kind = 'item' and d.document_id = s.item_id
    where s.website_id = ${websiteId} and s.variant_id = ${variantId}`);
  return rows[0];
};
