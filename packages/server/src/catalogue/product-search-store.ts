import { sql, type SQL } from 'drizzle-orm';
import { likePattern, type Queryable } from '../database/index.ts';

const MAX_FOUND = 50;

export interface FoundProductRow extends Record<string, unknown> {
  readonly id: string;
  readonly collectionId: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly productType: number;
  readonly lowest: number | null;
  readonly hasVariedPrices: boolean | null;
  readonly isInStock: boolean | null;
  readonly image: { readonly id: string; readonly version: number; readonly filename: string } | null;
}

export interface ProductSearch {
  /** Words of the title, or part of a SKU. */
  readonly text: string;
  /** Only these; all without. */
  readonly ids: readonly string[] | undefined;
}

const matching = ({ text, ids }: ProductSearch): SQL => {
  const named = ids ? sql`i.item_id = any(${sql.param(ids)})` : sql`true`;
  if (text === '') return named;
  const like = likePattern(text);
  return sql`${named} and (i.title ilike ${like} or exists (select from product_variants k
    where k.website_id = i.website_id and k.item_id = i.item_id and not k.is_retired and k.sku ilike ${like}))`;
};

/** Published and scheduled products by title, each with its picture and lowest price. */
export const findProducts = async (
  database: Queryable,
  websiteId: string,
  search: ProductSearch,
): Promise<FoundProductRow[]> => {
  const { rows } = await database.execute<FoundProductRow>(sql`
    select i.item_id as id, i.collection_id as "collectionId", i.title,
      '/' || c.url_id || '/' || i.url_id as "fullUrl", p.product_type as "productType",
      o.lowest::float8 as lowest, o.lowest <> o.highest as "hasVariedPrices", o.in_stock as "isInStock",
      case when a.asset_id is not null then json_build_object('id', a.asset_id, 'version', a.version,
        'filename', a.filename) end as image
    from products p
    join items i on i.website_id = p.website_id and i.item_id = p.item_id
    join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    cross join lateral (select min(f.price) as lowest, max(f.price) as highest, bool_or(f.in_stock) as in_stock
      from (select case when v.on_sale then coalesce(v.sale_price, v.price) else v.price end as price,
          s.is_unlimited or s.quantity > 0 or v.allow_backorder as in_stock
        from product_variants v
        join stock_levels s on s.website_id = v.website_id and s.variant_id = v.variant_id
        where v.website_id = i.website_id and v.item_id = i.item_id and not v.is_retired) f) o
    left join assets a on a.website_id = i.website_id and a.asset_id = p.main_image_id and a.trashed_at is null
    where p.website_id = ${websiteId} and i.visible_from is not null and c.visible_from is not null
      and ${matching(search)}
    order by i.title, i.item_id limit ${MAX_FOUND}`);
  return rows;
};
