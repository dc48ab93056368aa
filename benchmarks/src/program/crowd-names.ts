import type { Client } from 'pg';

const words =
  'anchor atlas autumn beacon birch border breeze bridge canyon cedar chart cliff cloud coast compass coral cove creek dawn delta desert drift dune ember estuary fern field fjord forest frost garden glacier grove gull harbour hazel heath hill horizon island juniper lagoon lantern lichen lighthouse marsh meadow mist moon moss night north oak ocean orchard pebble pine plain quarry rain reef ridge river sand shore slate snow spring spruce star storm summer sun swell thistle tide timber valley wave willow wind winter';

/** Products with names of three words and a number, as if each had been published. */
export const crowdNames = async (client: Client, products: number): Promise<void> => {
  await client.query(
    `with home as (select i.* from items i join products using (website_id, item_id) where url_id = 'pollen' limit 1),
       named as (select n, initcap(w[1 + n * 7 % cardinality(w)] || ' ' || w[1 + n * 13 % cardinality(w)] || ' '
           || w[1 + n / 97 % cardinality(w)]) || ' ' || n as title
         from generate_series(1, $1::int) n, (select string_to_array($2, ' ') as w) v)
     insert into items (website_id, item_id, collection_id, url_id, title, status, publish_on, visible_from, content,
       display_index, search_text, search, search_names, added_at, updated_at)
     select website_id, to_char(n, 'FM000000000000000000000000'), collection_id, 'copy-' || n, named.title, status, publish_on,
       visible_from, content, 1000 + n, search_text, search || setweight(to_tsvector('simple', named.title), 'A'),
       array_to_tsvector(array['site:' || website_id]) || to_tsvector('simple', named.title || ' copy' || n), added_at, updated_at
     from home, named`,
    [products, words],
  );
  await client.query(`insert into products (website_id, item_id, product_type, is_subscribable, option_ordering, main_image_id)
    select p.website_id, c.item_id, p.product_type, false, p.option_ordering, p.main_image_id
    from (select p.* from products p join items i using (website_id, item_id) where i.url_id = 'pollen' limit 1) p
    join items c on c.website_id = p.website_id and c.url_id like 'copy-%'`);
  await client.query(`insert into product_variants (website_id, variant_id, item_id, place, sku, price, on_sale, attributes)
    select website_id, item_id, item_id, 0, 'COPY-' || item_id, 5500, false, '{}' from items where url_id like 'copy-%'`);
  await client.query(`insert into stock_levels (website_id, variant_id, item_id, quantity, is_unlimited)
    select website_id, variant_id, item_id, 0, true from product_variants where sku like 'COPY-%'`);
  await client.query(
    `insert into search_words (website_id, word, deletions)
     select (select website_id from items where url_id = 'pollen' limit 1), w,
       array(select distinct d from (select w as d union all select overlay(w placing '' from g for 1)
         from generate_series(1, length(w)) g) x)
     from unnest(string_to_array($1, ' ')) w on conflict do nothing`,
    [words],
  );
  // As the program's own database does by itself within minutes.
  await client.query('vacuum analyze');
};
