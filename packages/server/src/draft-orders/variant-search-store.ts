import { sql } from 'drizzle-orm';
import { likePattern, type Queryable } from '../database/index.ts';

const MAX_FOUND = 30;

export interface FoundVariantRow extends Record<string, unknown> {
  readonly itemId: string;
  readonly variantId: string;
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly optionOrdering: readonly string[];
  readonly sku: string;
  readonly priceCents: number;
  readonly stock: number | null;
  readonly productType: number;
  readonly image: { readonly id: string; readonly version: number; readonly filename: string } | null;
}

/** Variants of published products by title or SKU. */
export const findVariants = async (
  database: Queryable,
  websiteId: string,
  { search, now }: { readonly search: string; readonly now: Date },
): Promise<FoundVariantRow[]> => {
  const like = likePattern(search);
  const { rows } = await database.execute<FoundVariantRow>(sql`
    select v.item_id as "itemId", v.variant_id as "variantId", i.title, v.attributes,
      p.option_ordering as "optionOrdering", p.product_type as "productType", v.sku,
      (case when v.on_sale then coalesce(v.sale_price, v.price) else v.price end)::float8 as "priceCents",
      case when s.is_unlimited or v.allow_backorder then null else s.quantity end as stock,
      case when a.asset_id is not null then json_build_object('id', a.asset_id, 'version', a.version,
        'filename', a.filename) end as image
    from product_variants v
    join products p on p.website_id = v.website_id and p.item_id = v.item_id
    join items i on i.website_id = v.website_id and i.item_id = v.item_id
    join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    join stock_levels s on s.website_id = v.website_id and s.variant_id = v.variant_id
    left join assets a on a.website_id = v.website_id and a.asset_id = coalesce(v.image_id, p.main_image_id)
      and a.trashed_at is null
    where v.website_id = ${websiteId} and not v.is_retired and i.visible_from <= ${now}
      and c.visible_from <= ${now}
      and (i.title ilike ${like} or v.sku ilike ${like})
    order by i.title, v.place, v.variant_id limit ${MAX_FOUND}`);
  return rows;
};
