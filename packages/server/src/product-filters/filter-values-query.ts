import { sql, type SqlFragment } from '../database/index.ts';
import { priceBucket } from './price-buckets.ts';

/** A block has 2048 products, as many as a row has bits. */
export const blockOf = (number: SqlFragment): SqlFragment => sql`${number} / 2048`;

/** The bit of a product in its block. */
export const bitOf = (number: SqlFragment): SqlFragment => sql`set_bit(B'0'::bit(2048), ${number} % 2048, 1)`;

/** Item `i` is listed where visitors see it. */
export const isListed: SqlFragment = sql`i.status = 'published' and not i.is_trashed`;

/** Of variant `v`, as it is sold now. */
export const soldPrice: SqlFragment = sql`case when v.on_sale then coalesce(v.sale_price, v.price) else v.price end`;

/** The lowest price of the variants of item `i`; null while it has none. */
export const lowestPrice: SqlFragment = sql`(select min(${soldPrice})
  from product_variants v where v.website_id = i.website_id and v.item_id = i.item_id and not v.is_retired)`;

const milliseconds = sql`floor(extract(epoch from i.publish_on) * 1000)::bigint`;

/** The place of item `i` in the order of its collection `c`. */
export const positionOf: SqlFragment = sql`case when coalesce(c.ordering, 'user-orderable') = 'user-orderable'
  then i.display_index::bigint else -${milliseconds} end`;

export const publishedOn: SqlFragment = milliseconds;

/** Only what is counted runs out. */
const isInStock: SqlFragment = sql`p.product_type not in (1, 3) or exists (select from product_variants v
  join stock_levels s on s.website_id = v.website_id and s.variant_id = v.variant_id
  where v.website_id = n.website_id and v.item_id = n.item_id and not v.is_retired
    and (s.is_unlimited or s.quantity > 0 or v.allow_backorder))`;

/** Names and values of the products `n`, rows of `filter_items`: some more than once. Values of gift cards are amounts. */
export const filterValues: SqlFragment = sql`
  select case t.kind when 'tags' then 'tag' else 'category' end as name, t.term as value from item_terms t
    where t.website_id = n.website_id and t.item_id = n.item_id and t.kind in ('categories', 'tags')
  union all select 'option.' || a.key, a.value from product_variants v
    cross join lateral jsonb_each_text(case when jsonb_typeof(v.attributes) = 'object' then v.attributes else '{}' end) a
    where v.website_id = n.website_id and v.item_id = n.item_id and not v.is_retired and a.value <> ''
      and not exists (select from products p where p.website_id = n.website_id and p.item_id = n.item_id and p.product_type = 4)
  union all select 'availability', case when ${isInStock} then 'in-stock' else 'sold-out' end from products p
    where p.website_id = n.website_id and p.item_id = n.item_id
  union all select 'price', ${priceBucket(sql`o.price`)}::text from filter_prices o
    where o.website_id = n.website_id and o.item_id = n.item_id`;
