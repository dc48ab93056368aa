import type { Stock } from '@sitewright/domain/catalogue';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { visibleToViewer, type Viewer } from '../page-access/index.ts';

export interface WantedVariant {
  readonly websiteId: string;
  readonly itemId: string;
  readonly variantId: string;
}

export interface FoundVariant extends Record<string, unknown> {
  readonly productType: number;
  readonly stock: Stock;
}

/**
 * The variant, if the visitor may see it. Its level is locked, so that stock that returns at the same time is either
 * seen here, or sees the sign-up.
 */
export const lockWantedVariant = async (
  transaction: Queryable,
  { websiteId, itemId, variantId }: WantedVariant,
  viewer: Viewer,
): Promise<FoundVariant | undefined> => {
  const { rows } = await transaction.execute<FoundVariant>(sql`
    select p.product_type as "productType", json_build_object('isUnlimited', s.is_unlimited, 'quantity', s.quantity,
      'allowsBackorder', v.allow_backorder) as stock
    from stock_levels s
    join product_variants v on v.website_id = s.website_id and v.variant_id = s.variant_id and not v.is_retired
    join products p on p.website_id = v.website_id and p.item_id = v.item_id
    join items i on i.website_id = v.website_id and i.item_id = v.item_id
    join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    where s.website_id = ${websiteId} and s.variant_id = ${variantId} and v.item_id = ${itemId}
      and ${visibleToViewer(viewer)}
    for share of s`);
  return rows[0];
};
