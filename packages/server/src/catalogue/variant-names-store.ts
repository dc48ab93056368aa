import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import type { VariantOptions } from './describe-options.ts';

export interface VariantName {
  readonly variantId: string;
  readonly itemId: string;
  readonly title: string;
  readonly sku: string;
  readonly options: VariantOptions;
}

interface NameRow extends VariantOptions, Record<string, unknown> {
  readonly variantId: string;
  readonly itemId: string;
  readonly title: string;
  readonly sku: string;
}

/** How variants are named to contributors, by title and position. */
export const findVariantNames = async (
  database: Queryable,
  websiteId: string,
  variantIds: readonly string[],
): Promise<VariantName[]> => {
  const { rows } = await database.execute<NameRow>(sql`
    select s.variant_id as "variantId", s.item_id as "itemId", i.title, v.sku, v.attributes, p.option_ordering as ordering
    from stock_levels s
    join product_variants v on v.website_id = s.website_id and v.variant_id = s.variant_id
    join products p on p.website_id = s.website_id and p.item_id = s.item_id
    join items i on i.website_id = s.website_id and i.item_id = s.item_id
    where s.website_id = ${websiteId} and s.variant_id = any(${sql.param([...variantIds])}::text[])
    order by lower(i.title), s.item_id, v.place`);
  return rows.map(({ variantId, itemId, title, sku, attributes, ordering }) => ({
    variantId,
    itemId,
    title,
    sku,
    options: { attributes, ordering },
  }));
};
