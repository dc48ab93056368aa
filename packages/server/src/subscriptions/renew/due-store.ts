import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import type { SubscriptionKey } from '../../subscription-records/index.ts';

/** After this time another node takes up what a node has claimed and not finished. */
const LEASE_SECONDS = 300;

export const countDue = async (database: Queryable, now: Date, most: number): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`select count(*)::int as count
    from (select 1 from subscriptions where due_at <= ${now} limit ${most}) due`);
  return rows[0]?.count ?? 0;
};

/** Claims subscriptions for this node, those first that wait longest. No two nodes get the same ones. */
export const claimDue = async (database: Queryable, now: Date, count: number): Promise<SubscriptionKey[]> => {
  const { rows } = await database.execute<{ websiteId: string; subscriptionId: string }>(sql`
    update subscriptions s set due_at = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    from (select website_id, subscription_id from subscriptions where due_at <= ${now}
      order by due_at limit ${count} for update skip locked) due
    where s.website_id = due.website_id and s.subscription_id = due.subscription_id
    returning s.website_id as "websiteId", s.subscription_id as "subscriptionId"`);
  return rows;
};

export interface ToNotice extends SubscriptionKey {
  readonly noticeAt: string;
}

/** Subscriptions whose customers are to be told of the next charge, those first that wait longest. */
export const listToNotice = async (
  database: Queryable,
  now: Date,
  { count, after }: { readonly count: number; readonly after: ToNotice | undefined },
): Promise<ToNotice[]> => {
  const later = after
    ? sql`and (notice_at, subscription_id) > (${after.noticeAt}::timestamptz, ${after.subscriptionId})`
    : sql``;
  const { rows } = await database.execute<{
    websiteId: string;
    subscriptionId: string;
    noticeAt: string;
  }>(sql`
    select website_id as "websiteId", subscription_id as "subscriptionId", notice_at::text as "noticeAt"
    from subscriptions where notice_at <= ${now} ${later} order by notice_at, subscription_id limit ${count}`);
  return rows;
};
