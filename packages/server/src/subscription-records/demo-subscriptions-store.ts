import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

/** With their periods. */
export const removeDemoSubscriptions = async (transaction: Queryable, websiteId: string): Promise<void> => {
  await transaction.execute(sql`
    with gone as (delete from subscriptions s where s.website_id = ${websiteId} and s.is_demo
      returning s.subscription_id)
    delete from subscription_periods p using gone
      where p.website_id = ${websiteId} and p.subscription_id = gone.subscription_id`);
};
