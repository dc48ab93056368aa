import { sql } from 'drizzle-orm';
import { visibleToViewer, type Viewer } from '../page-access/index.ts';
import type { Database, Queryable } from '../database/index.ts';
import { imageJson, type ImageRow } from './load/cart-products-store.ts';

/** Only the latest carts count, without those that are too large to be a person's. */
const LATEST_CARTS = 20_000;
const MIN_ITEMS = 2;
const MAX_ITEMS = 50;

/** Number of suggestions next to a cart. */
const SUGGESTED = 4;

/** Recounts which items of a site are in carts together. */
export const recountBoughtTogether = async (transaction: Queryable, websiteId: string): Promise<void> => {
  await transaction.execute(sql`delete from bought_together where website_id = ${websiteId}`);
  await transaction.execute(sql`
    with latest as (select cart_id, entries from carts where website_id = ${websiteId} and kind = 'shopping'
        and jsonb_array_length(entries) between ${MIN_ITEMS} and ${MAX_ITEMS}
      order by touched_on desc, cart_id desc limit ${LATEST_CARTS}),
    held as (select distinct l.cart_id, e ->> 'itemId' as item_id from latest l, jsonb_array_elements(l.entries) e)
    insert into bought_together (website_id, item_id, other_id, carts)
    select ${websiteId}, a.item_id, b.item_id, count(*)::int from held a
    join held b on b.cart_id = a.cart_id and b.item_id <> a.item_id group by a.item_id, b.item_id`);
};

/** Sites with a cart that was changed since a day. */
export const listSitesWithCarts = async (database: Database, since: string): Promise<string[]> => {
  const { rows } = await database.execute<{ id: string }>(
    sql`select distinct website_id as id from carts where touched_on >= ${since}::date`,
  );
  return rows.map(({ id }) => id);
};

export interface AlsoBoughtRow extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly productType: number;
  readonly lowest: number;
  readonly isOnSale: boolean;
  readonly isInStock: boolean;
  readonly image: ImageRow | null;
}

export interface AlsoBoughtRequest extends Viewer {
  readonly itemIds: readonly string[];
}

/** Excludes items in the cart and items that the visitor cannot see. */
export const listAlsoBought = async (
  database: Queryable,
  websiteId: string,
  { itemIds, ...viewer }: AlsoBoughtRequest,
): Promise<AlsoBoughtRow[]> => {
  if (itemIds.length === 0) return [];
  const { rows } = await database.execute<AlsoBoughtRow>(sql`
    select i.item_id as id, i.title, '/' || c.url_id || '/' || i.url_id as "fullUrl", p.product_type as "productType",
      o.lowest::float8 as lowest, o.on_sale as "isOnSale", o.in_stock as "isInStock", ${imageJson} as image
    from (select b.other_id, sum(b.carts) as carts from bought_together b
      where b.website_id = ${websiteId} and b.item_id = any(${sql.param(itemIds)})
        and b.other_id <> all(${sql.param(itemIds)}) group by b.other_id) t
    join items i on i.website_id = ${websiteId} and i.item_id = t.other_id
    join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    join products p on p.website_id = i.website_id and p.item_id = i.item_id
    cross join lateral (select min(case when v.on_sale then coalesce(v.sale_price, v.price) else v.price end) as lowest,
        bool_or(v.on_sale) as on_sale, bool_or(s.is_unlimited or s.quantity > 0 or v.allow_backorder) as in_stock
      from product_variants v join stock_levels s on s.website_id = v.website_id and s.variant_id = v.variant_id
      where v.website_id = i.website_id and v.item_id = i.item_id and not v.is_retired) o
    left join assets a on a.website_id = i.website_id and a.asset_id = p.main_image_id
    where o.lowest is not null and ${visibleToViewer(viewer)}
    order by t.carts desc, i.item_id limit ${SUGGESTED}`);
  return rows;
};
