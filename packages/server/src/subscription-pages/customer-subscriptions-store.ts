import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { findSubscription, type SubscriptionRow } from '../subscription-records/index.ts';

/** Of an email address, the newest first. */
export const listCustomerSubscriptions = async (
  database: Queryable,
  websiteId: string,
  { emailKey, limit }: { readonly emailKey: string; readonly limit: number },
): Promise<SubscriptionRow[]> => {
  const { rows } = await database.execute<{ subscriptionId: string }>(sql`
    select subscription_id as "subscriptionId" from subscriptions
    where website_id = ${websiteId} and email_key = ${emailKey}
    order by subscription_id desc limit ${limit}`);
  const found: SubscriptionRow[] = [];
  for (const { subscriptionId } of rows) {
    const subscription = await findSubscription(database, { websiteId, subscriptionId });
    if (subscription) found.push(subscription);
  }
  return found;
};
