import type { Client } from 'pg';

/** One in twenty waits, one in fifty of those since more than a day; the others were written about or not. */
const COPY = `insert into abandoned_carts (website_id, checkout_id, cart_id, email, email_key, accepts_marketing,
    public_origin, state, entered_at, due_at, emailed_at, item_count, value_cents, currency)
  select w.website_id, to_char(n, 'FM000000000000000000000000'), to_char(n, 'FM000000000000000000000000'),
    'crowd' || n || '@example.com', 'crowd' || n || '@example.com', true, 'http://localhost',
    case when n % 20 = 0 then 'waiting' when n % 1000 = 1 then 'unsubscribed' when n % 20 < 10 then 'emailed' else 'skipped' end,
    now() - n * interval '1.5 minutes',
    case when n % 1000 = 0 then now() - interval '1 hour' when n % 20 = 0 then now() + n * interval '1 minute' end,
    case when n % 20 between 1 and 9 then now() - n * interval '1.5 minutes' end, 2, 4200, 'EUR'
  from (select website_id from websites limit 1) w, generate_series(1, $1::int) n`;

export const crowdCarts = async (client: Client, carts: number): Promise<void> => {
  await client.query(COPY, [carts]);
  // As the program's own database does by itself within minutes.
  await client.query('vacuum analyze abandoned_carts');
};

export const removeCarts = async (client: Client): Promise<void> => {
  await client.query('truncate abandoned_carts');
};
