import type { Client } from 'pg';

/** Copies of an order in the tables themselves, from different customers over three years. */
const copies = [
  `insert into customers (website_id, customer_id, email, email_key, name, created_at, updated_at)
   select website_id, to_char(n, 'FM000000000000000000000000'), 'crowd' || n || '@example.com',
     'crowd' || n || '@example.com', 'Crowd ' || n, created_at, updated_at
   from (select * from customers limit 1) c, generate_series(1, $1::int / 4) n`,
  `insert into orders (website_id, order_id, number, is_test, cart_id, customer_id, email, email_key, customer_name,
     country, search_text, currency, total_cents, payment_state, fulfilment_state, is_pickup, content, placed_at,
     updated_at)
   select o.website_id, to_char(n, 'FM000000000000000000000000'), 1000000 + n, false,
     to_char(n, 'FM000000000000000000000000'), to_char(1 + n % ($1::int / 4), 'FM000000000000000000000000'),
     'crowd' || (1 + n % ($1::int / 4)) || '@example.com', 'crowd' || (1 + n % ($1::int / 4)) || '@example.com',
     'Crowd ' || n, (array['PT', 'DE', 'FR', 'US'])[1 + n % 4],
     (1000000 + n) || E'\\ncrowd' || (1 + n % ($1::int / 4)) || '@example.com' || E'\\ncrowd ' || n,
     o.currency, o.total_cents, 'paid', case when n % 50 = 0 then 'pending' else 'fulfilled' end, n % 20 = 0,
     o.content, now() - n * interval '1.5 minutes', now()
   from (select * from orders order by order_id desc limit 1) o, generate_series(1, $1::int) n`,
  `insert into order_lines (website_id, order_id, line_id, place, item_id, variant_id, sku, quantity, content)
   select l.website_id, to_char(n, 'FM000000000000000000000000'), l.line_id, 0, l.item_id, l.variant_id, l.sku, 1, l.content
   from (select * from order_lines order by order_id desc limit 1) l, generate_series(1, $1::int) n`,
  `insert into order_events (website_id, order_id, event_id, kind, data, made_by, created_at)
   select e.website_id, to_char(n, 'FM000000000000000000000000'), e.event_id, e.kind, e.data, '', e.created_at
   from (select * from order_events order by order_id desc limit 1) e, generate_series(1, $1::int) n`,
  `insert into payments (website_id, payment_id, checkout_id, idempotency_key, gateway, method_id, is_test, reference,
     amount_cents, currency, state, content, order_id, public_origin, created_at, updated_at)
   select p.website_id, to_char(n, 'FM000000000000000000000000'), to_char(n, 'FM000000000000000000000000'), md5(n::text),
     'test', '', false, 'crowd-' || n, p.amount_cents, p.currency, 'succeeded', p.content,
     to_char(n, 'FM000000000000000000000000'), p.public_origin, p.created_at, p.updated_at
   from (select * from payments order by payment_id desc limit 1) p, generate_series(1, $1::int) n`,
] as const;

export const crowdOrders = async (client: Client, orders: number): Promise<void> => {
  for (const copy of copies) await client.query(copy, [orders]);
  // As the program's own database does by itself within minutes.
  await client.query('vacuum analyze');
};
