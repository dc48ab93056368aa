import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import type { PaymentKey } from './payments-store.ts';

export const storeCardKey = async (
  database: Queryable,
  { websiteId, paymentId }: PaymentKey,
  cardKey: string,
): Promise<void> => {
  await database.execute(sql`update payments set card_key = ${cardKey}
    where website_id = ${websiteId} and payment_id = ${paymentId}`);
};

/** Other payments with the card that failed, or that nobody has confirmed yet. Those that the limit ended do not count. */
export const countFailuresOfCard = async (
  database: Queryable,
  { websiteId, paymentId, cardKey }: PaymentKey & { readonly cardKey: string },
  since: Date,
): Promise<number> => {
  const { rows } = await database.execute<{ failed: number }>(sql`select count(*)::int as failed from payments
    where website_id = ${websiteId} and card_key = ${cardKey} and created_at > ${since}
      and payment_id <> ${paymentId} and state not in ('processing', 'succeeded')
      and failure is distinct from 'card-limited'`);
  return rows[0]?.failed ?? 0;
};

export const forgetCards = async (database: Queryable, before: Date): Promise<void> => {
  await database.execute(sql`update payments set card_key = null
    where card_key is not null and created_at < ${before}`);
};
