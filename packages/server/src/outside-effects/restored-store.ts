import { and, asc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import type { PaymentRow } from '../payment-records/index.ts';
import { payments, stripeAccounts } from '../payment-records/payment-records-tables.ts';
import type { SubscriptionRow } from '../subscription-records/index.ts';
import { subscriptions } from '../subscription-records/subscription-records-tables.ts';

/** A site that takes money at a service which keeps its own books. */
export interface ChargingSite {
  readonly websiteId: string;
  readonly isTest: boolean;
}

export const listChargingSites = (database: Queryable): Promise<ChargingSite[]> =>
  database
    .select({ websiteId: stripeAccounts.websiteId, isTest: stripeAccounts.isTest })
    .from(stripeAccounts)
    .orderBy(asc(stripeAccounts.websiteId));

/** Those of our payments that are stored, by their ids. */
export const listStoredPayments = async (
  database: Queryable,
  websiteId: string,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentRow['state']>> => {
  if (paymentIds.length === 0) return new Map();
  const rows = await database
    .select({ paymentId: payments.paymentId, state: payments.state })
    .from(payments)
    .where(and(eq(payments.websiteId, websiteId), inArray(payments.paymentId, [...paymentIds])));
  return new Map(rows.map(({ paymentId, state }) => [paymentId, state]));
};

/** Those that may have been charged, in parts. */
export const listChargeable = (
  database: Queryable,
  websiteId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<SubscriptionRow[]> =>
  database
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.websiteId, websiteId),
        gt(subscriptions.subscriptionId, after),
        notInArray(subscriptions.status, ['CANCELLED', 'COMPLETED']),
      ),
    )
    .orderBy(asc(subscriptions.subscriptionId))
    .limit(limit);

/** Numbers of orders that are lost are not given again. */
export const skipNumbers = async (
  transaction: Queryable,
  { websiteId, isTest }: ChargingSite,
  count: number,
): Promise<void> => {
  await transaction.execute(sql`update order_counters set next_number = next_number + ${count}
    where website_id = ${websiteId} and is_test = ${isTest}`);
  await transaction.execute(sql`update invoice_counters set next_number = next_number + ${count}
    where website_id = ${websiteId} and is_test = ${isTest}`);
};
