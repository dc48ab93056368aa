import { readOrderSearch } from '@sitewright/domain/orders';
import type { RecurringSum, SubscriptionStatus } from '@sitewright/domain/subscriptions';
import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import type { SubscriptionRow } from '../../subscription-records/index.ts';
import { subscriptions } from '../../subscription-records/subscription-records-tables.ts';

export interface SubscriptionFilter {
  readonly status?: SubscriptionStatus | undefined;
  readonly search?: string | undefined;
}

/** As in the index `subscriptions_by_words`. */
const words = sql`to_tsvector('simple', translate(lower(${subscriptions.customerName} || ' ' || ${subscriptions.emailKey}), '@.-_+/#', '       '))`;

/** Whole addresses are found by their own index, everything else by the beginnings of its words. */
const matches = (typed: string): SQL | undefined => {
  const { words: given, email } = readOrderSearch(typed);
  if (email !== null) return eq(subscriptions.emailKey, email);
  if (given.length === 0) return undefined;
  return sql`${words} @@ to_tsquery('simple', ${given.map((word) => `${word}:*`).join(' & ')})`;
};

/** Newest first. */
export const listSubscriptions = (
  database: Queryable,
  websiteId: string,
  {
    status,
    search = '',
    before,
    limit,
  }: SubscriptionFilter & { readonly before: string | undefined; readonly limit: number },
): Promise<SubscriptionRow[]> =>
  database
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.websiteId, websiteId),
        status === undefined ? undefined : eq(subscriptions.status, status),
        matches(search),
        before === undefined ? undefined : lt(subscriptions.subscriptionId, before),
      ),
    )
    .orderBy(desc(subscriptions.subscriptionId))
    .limit(limit);

/** Of a customer, newest first. */
export const listSubscriptionsOfCustomer = (
  database: Queryable,
  websiteId: string,
  emailKey: string,
): Promise<SubscriptionRow[]> =>
  database
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.websiteId, websiteId), eq(subscriptions.emailKey, emailKey)))
    .orderBy(desc(subscriptions.subscriptionId))
    .limit(100);

export const countByStatus = async (
  database: Queryable,
  websiteId: string,
): Promise<{ status: SubscriptionStatus; isTest: boolean; count: number }[]> => {
  const { rows } = await database.execute<{ status: SubscriptionStatus; isTest: boolean; count: number }>(
    sql`select status, is_test as "isTest", count(*)::int as count from subscriptions
      where website_id = ${websiteId} group by 1, 2 order by 1`,
  );
  return rows;
};

/** What goes on, together for each plan and currency. */
export const sumRecurring = async (database: Queryable, websiteId: string): Promise<RecurringSum[]> => {
  const { rows } = await database.execute<{
    currency: string;
    value: number;
    unit: RecurringSum['unit'];
    cents: number;
  }>(sql`select currency, (plan -> 'billingPeriod' ->> 'value')::int as value,
      plan -> 'billingPeriod' ->> 'unit' as unit, sum(renewal_cents)::float8 as cents
    from (select currency, renewal_cents, content -> 'lines' -> 0 -> 'subscription' -> 'plan' as plan
      from subscriptions where website_id = ${websiteId} and not is_test and status in ('ACTIVE', 'PAST_DUE')) s
    group by 1, 2, 3`);
  return rows;
};

/** Live subscriptions that ran at a time, and those of them that were cancelled since. */
export const countChurn = async (
  database: Queryable,
  websiteId: string,
  since: Date,
): Promise<{ atBeginning: number; ended: number }> => {
  const { rows } = await database.execute<{ atBeginning: number; ended: number }>(sql`
    select count(*)::int as "atBeginning", count(*) filter (where status = 'CANCELLED')::int as ended
    from subscriptions where website_id = ${websiteId} and not is_test and started_at < ${since}
      and (ended_at is null or ended_at >= ${since})`);
  return rows[0] ?? { atBeginning: 0, ended: 0 };
};

/** Live ones that are charged until a time, the soonest first. */
export const listNextCharges = (
  database: Queryable,
  websiteId: string,
  { until, limit }: { readonly until: Date; readonly limit: number },
): Promise<SubscriptionRow[]> =>
  database
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.websiteId, websiteId),
        eq(subscriptions.isTest, false),
        sql`${subscriptions.status} in ('ACTIVE', 'PAST_DUE')`,
        sql`${subscriptions.nextAt} <= ${until}`,
      ),
    )
    .orderBy(subscriptions.nextAt)
    .limit(limit);

export interface NumberedOrder {
  readonly orderId: string;
  readonly number: number;
  readonly isTest: boolean;
}

export const listOrderNumbers = async (
  database: Queryable,
  websiteId: string,
  orderIds: readonly string[],
): Promise<NumberedOrder[]> => {
  if (orderIds.length === 0) return [];
  const { rows } = await database.execute<{ orderId: string; number: number; isTest: boolean }>(sql`
    select order_id as "orderId", number, is_test as "isTest" from orders
    where website_id = ${websiteId} and order_id = any(${sql.param([...orderIds])}::text[])`);
  return rows;
};

/** Periods of a subscription whose payment is not final. */
export const listChargingPeriods = async (
  database: Queryable,
  { websiteId, subscriptionId }: Pick<SubscriptionRow, 'websiteId' | 'subscriptionId'>,
): Promise<ReadonlySet<number>> => {
  const { rows } = await database.execute<{ periodIndex: number }>(sql`
    select r.period_index as "periodIndex" from subscription_periods r
    join payments p on p.website_id = r.website_id and p.checkout_id = r.period_id
    where r.website_id = ${websiteId} and r.subscription_id = ${subscriptionId}
      and p.state in ('created', 'requires_action', 'processing')`);
  return new Set(rows.map(({ periodIndex }) => periodIndex));
};
