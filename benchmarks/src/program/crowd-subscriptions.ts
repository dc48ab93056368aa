import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

/** A job of the program asks the gateway for the card. */
const awaitMethod = async (client: Client): Promise<void> => {
  for (let second = 0; second < 60; second += 1) {
    const { rowCount } = await client.query(
      'select 1 from subscriptions where sealed_method is not null and not is_demo',
    );
    if (rowCount) return;
    await sleep(1000);
  }
  throw new Error('No card was stored.');
};

/** Copies of a subscription that began a month and an hour ago, of different customers: all of them are due. */
export const crowdSubscriptions = async (client: Client, count: number): Promise<void> => {
  await awaitMethod(client);
  await client.query(
    `insert into subscriptions (website_id, subscription_id, order_id, line_id, email, email_key, customer_name, item_id,
       is_test, status, content, renewal_cents, currency, gateway, sealed_method, method_name, method_expires_at,
       started_at, time_zone, next_index, paid_periods, next_at, due_at, public_origin, created_at, updated_at)
     select s.website_id, to_char(n, 'FM000000000000000000000000'), to_char(n, 'FM000000000000000000000000'), s.line_id,
       'crowd' || n || '@example.com', 'crowd' || n || '@example.com', s.customer_name, s.item_id, s.is_test, 'ACTIVE',
       jsonb_set(s.content, '{email}', to_jsonb('crowd' || n || '@example.com')), s.renewal_cents, s.currency, s.gateway,
       s.sealed_method, s.method_name, s.method_expires_at, now() - interval '1 month 1 hour', s.time_zone, 1, 1,
       now() - interval '1 hour', now() - interval '1 hour', s.public_origin, now() - interval '1 month 1 hour', now()
     from (select * from subscriptions where not is_demo limit 1) s, generate_series(1, $1::int) n`,
    [count],
  );
  await client.query('vacuum analyze');
};

export interface RenewedCrowd {
  readonly paid: number;
  /** Neither paid nor waiting to be: what must not be. */
  readonly others: number;
  /** Charged more often than once, or without a paid period. */
  readonly wrong: number;
  readonly seconds: number;
}

export const readRenewed = async (client: Client): Promise<RenewedCrowd> => {
  const { rows } = await client.query<{ paid: number; others: number; seconds: number; charged: number }>(
    `select count(*) filter (where state = 'paid')::int as paid,
       count(*) filter (where state in ('failed', 'skipped'))::int as others,
       coalesce(extract(epoch from max(subscription_periods.updated_at) - min(subscription_periods.created_at)), 0)::float as seconds,
       (select count(*)::int from test_charges c join payments p using (website_id, payment_id)
         where c.state = 'succeeded' and p.content ? 'renewal') as charged
     from subscription_periods join subscriptions s using (website_id, subscription_id)
     where period_index > 0 and not s.is_demo`,
  );
  const { paid = 0, others = 0, seconds = 0, charged = 0 } = rows[0] ?? {};
  return { paid, others, seconds, wrong: Math.abs(charged - paid) };
};
