import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

/** With their ledgers. One that the owner has sent to somebody, who paid with it, stays. Returns how many there were. */
export const removeDemoCards = async (transaction: Queryable, websiteId: string): Promise<number> => {
  const { rows } = await transaction.execute<{ count: number }>(sql`
    with gone as (delete from gift_cards g where g.website_id = ${websiteId} and g.is_demo
        and not exists (select 1 from gift_card_entries e where e.website_id = g.website_id
          and e.gift_card_id = g.gift_card_id and e.payment_id is not null)
      returning g.gift_card_id),
    entries as (delete from gift_card_entries e using gone
      where e.website_id = ${websiteId} and e.gift_card_id = gone.gift_card_id)
    select count(*)::int as count from gone`);
  return rows[0]?.count ?? 0;
};
