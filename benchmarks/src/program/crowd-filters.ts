import type { Client } from 'pg';

/** Gives the crowd's products categories, tags, two options, prices and stock, and then what lists are filtered by. */
export const crowdFilters = async (client: Client): Promise<void> => {
  await client.query(`update product_variants set price = 500 + (item_id::numeric % 9973)::bigint * 7,
      attributes = jsonb_build_object('Frame', (array['Oak', 'White', 'Black', 'None'])[1 + (item_id::numeric % 4)::int],
        'Size', (array['A5', 'A4', 'A3', 'A2', 'A1'])[1 + (item_id::numeric % 5)::int])
    where sku like 'COPY-%'`);
  await client.query(`update products p set product_type = 1 from items i
    where i.website_id = p.website_id and i.item_id = p.item_id and i.url_id like 'copy-%'`);
  await client.query(`update stock_levels set is_unlimited = false, quantity = case when item_id::numeric % 10 = 0 then 0 else 9 end
    where variant_id in (select variant_id from product_variants where sku like 'COPY-%')`);
  await client.query(`insert into item_terms (website_id, collection_id, kind, term, item_id, sort_key)
    select i.website_id, i.collection_id, t.kind, t.term, i.item_id, i.display_index from items i
    cross join lateral (values ('categories', 'Kind ' || (i.item_id::numeric % 12)::text), ('tags', 'tag ' || (i.item_id::numeric % 40)::text)) t(kind, term)
    where i.url_id like 'copy-%' on conflict do nothing`);
  const { rows } = await client.query<{ collection_id: string }>(
    "select collection_id from items where url_id = 'copy-1' limit 1",
  );
  const list = rows[0]?.collection_id;
  await client.query(
    `insert into filter_items (website_id, item_id, collection_id, number, position, published_on, price, title)
     select i.website_id, i.item_id, i.collection_id, 1000 + (i.item_id::numeric)::int, i.display_index,
       floor(extract(epoch from i.publish_on) * 1000)::bigint + i.display_index, v.price, lower(i.title)
     from items i join product_variants v on v.website_id = i.website_id and v.item_id = i.item_id
     where i.collection_id = $1 and i.url_id like 'copy-%'`,
    [list],
  );
  await client.query(
    `insert into filter_prices (website_id, item_id, price, collection_id, number)
     select n.website_id, n.item_id, v.price, n.collection_id, n.number
     from filter_items n join product_variants v on v.website_id = n.website_id and v.item_id = n.item_id
     where n.collection_id = $1 and n.number >= 1000 on conflict do nothing`,
    [list],
  );
  await client.query(
    `insert into filter_blocks (website_id, collection_id, name, value, block, bits)
     select n.website_id, n.collection_id, v.name, v.value, n.number / 2048, bit_or(set_bit(B'0'::bit(2048), n.number % 2048, 1))
     from filter_items n cross join lateral (
       select case t.kind when 'tags' then 'tag' else 'category' end as name, t.term as value from item_terms t
         where t.website_id = n.website_id and t.item_id = n.item_id and t.kind in ('categories', 'tags')
       union all select 'option.' || a.key, a.value from product_variants v cross join lateral jsonb_each_text(v.attributes) a
         where v.website_id = n.website_id and v.item_id = n.item_id
       union all select 'availability', case when s.quantity > 0 then 'in-stock' else 'sold-out' end from stock_levels s
         where s.website_id = n.website_id and s.item_id = n.item_id
       union all select 'price', (length(o.price::text) * 100 + left(o.price::text, 2)::int)::text from filter_prices o
         where o.website_id = n.website_id and o.item_id = n.item_id) v
     where n.collection_id = $1 and n.number >= 1000
     group by 1, 2, 3, 4, 5
     on conflict (website_id, collection_id, name, value, block) do update set bits = filter_blocks.bits | excluded.bits`,
    [list],
  );
  await client.query('vacuum analyze');
};
