import type { SubscriptionPlan } from '@sitewright/domain/catalogue';
import { sql, type SqlFragment } from '../database/index.ts';

/** Prices and picture of a product that was found; prices are null while it has none. */
export interface ProductHitRow {
  readonly productType: number;
  /** In minor units, as sold now. */
  readonly lowest: number | null;
  readonly highest: number | null;
  /** What the cheapest variant costs without its sale. */
  readonly original: number | null;
  readonly isInStock: boolean | null;
  /** Null for what is not sold as a subscription. */
  readonly subscriptionPlan: SubscriptionPlan | null;
  readonly image: {
    readonly id: string;
    readonly version: number;
    readonly filename: string;
    readonly altText: string | null;
  } | null;
}

/** `ProductHitRow` of `item_id` in the rows called `hit`, as JSON; null where it is no product. */
export const productHit = (websiteId: string): SqlFragment => sql`(
  select json_build_object('productType', p.product_type, 'lowest', o.lowest, 'highest', o.highest,
    'original', o.original, 'isInStock', o.in_stock,
    'subscriptionPlan', case when p.is_subscribable then p.subscription_plan end,
    'image', case when a.asset_id is not null then json_build_object('id', a.asset_id, 'version', a.version,
      'filename', a.filename, 'altText', a.alt_text) end)
  from products p
  cross join lateral (select min(f.sold) as lowest, max(f.sold) as highest,
      (array_agg(f.price order by f.sold))[1] as original, bool_or(f.in_stock) as in_stock
    from (select v.price, case when v.on_sale then coalesce(v.sale_price, v.price) else v.price end as sold,
        s.is_unlimited or s.quantity > 0 or v.allow_backorder as in_stock
      from product_variants v
      join stock_levels s on s.website_id = v.website_id and s.variant_id = v.variant_id
      where v.website_id = p.website_id and v.item_id = p.item_id and not v.is_retired) f) o
  left join assets a on a.website_id = p.website_id and a.asset_id = p.main_image_id and a.trashed_at is null
  where p.website_id = ${websiteId} and p.item_id = hit.item_id)`;
