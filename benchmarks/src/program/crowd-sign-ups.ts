import type { Client } from 'pg';

/** Different people who wait for the variant with this SKU. */
export const crowdSignUps = async (client: Client, sku: string, count: number): Promise<void> => {
  await client.query('delete from restock_sign_ups');
  await client.query('delete from restock_groups');
  await client.query(
    `insert into restock_groups (website_id, variant_id, group_id, item_id)
     select website_id, variant_id, variant_id, item_id from product_variants where sku = $1`,
    [sku],
  );
  await client.query(
    `insert into restock_sign_ups (website_id, sign_up_id, variant_id, email, email_key, language, public_origin,
       joins_mailing_list, signed_up_at)
     select g.website_id, to_char(n, 'FM000000000000000000000000'), g.variant_id, 'crowd' || n || '@example.com',
       'crowd' || n || '@example.com', 'en', 'http://localhost', false, now()
     from restock_groups g, generate_series(1, $1::int) n`,
    [count],
  );
  await client.query('vacuum analyze');
};
