import type { Client } from 'pg';

export interface CrowdSize {
  readonly products: number;
  readonly carts: number;
}

/** What is there once, copied in the tables themselves: through calls it would take hours. */
const copies = [
  `insert into items (website_id, item_id, collection_id, url_id, title, status, publish_on, visible_from, content,
     display_index, search_text, added_at, updated_at)
   select website_id, to_char(n, 'FM000000000000000000000000'), collection_id, 'copy-' || n, 'Copy ' || n, status, publish_on,
     visible_from, content, 1000 + n, '', added_at, updated_at
   from (select * from items where url_id = 'pollen' limit 1) i, generate_series(1, $1::int) n`,
  `insert into products (website_id, item_id, product_type, is_subscribable, option_ordering, main_image_id)
   select p.website_id, c.item_id, p.product_type, false, p.option_ordering, p.main_image_id
   from (select p.* from products p join items i using (website_id, item_id) where i.url_id = 'pollen' limit 1) p
   join items c on c.website_id = p.website_id and c.url_id like 'copy-%' where $1::int > 0`,
  `insert into product_variants (website_id, variant_id, item_id, place, sku, price, on_sale, attributes)
   select website_id, item_id, item_id, 0, 'COPY-' || item_id, 5500, false, '{}' from items
   where url_id like 'copy-%' and $1::int > 0`,
  `insert into stock_levels (website_id, variant_id, item_id, quantity, is_unlimited)
   select website_id, variant_id, item_id, 0, true from product_variants where sku like 'COPY-%' and $1::int > 0`,
] as const;

const copyCarts = `insert into carts (website_id, cart_id, token_hash, kind, entries, shipping_location, created_at,
    touched_on)
  select website_id, to_char(n, 'FM000000000000000000000000'), md5(n::text) || md5(n::text || 'b'), kind, entries,
    '{}', created_at, touched_on - (n % 60)::int
  from (select * from carts where kind = 'shopping' limit 1) c, generate_series(1, $1::int) n`;

export const crowdShop = async (client: Client, { products, carts }: CrowdSize): Promise<void> => {
  for (const copy of copies) await client.query(copy, [products]);
  await client.query(copyCarts, [carts]);
  // As the program's own database does by itself within minutes.
  await client.query('vacuum analyze');
};
