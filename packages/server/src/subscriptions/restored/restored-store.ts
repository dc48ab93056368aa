import { and, asc, eq, gt, inArray, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

import type { PaymentRow } from '../../payment-records/index.ts';
import { payments } from '../../payment-records/payment-records-tables.ts';
import type { SubscriptionRow } from '../../subscription-records/index.ts';
import { subscriptions } from '../../subscription-records/subscription-records-tables.ts';

export interface UsedGateway {
  readonly websiteId: string;
  readonly gateway: PaymentRow['gateway'];
}

/** Gateways that may have charged subscriptions. */
export const listUsedGateways = (database: Queryable): Promise<UsedGateway[]> =>
  database
    .selectDistinct({ websiteId: subscriptions.websiteId, gateway: subscriptions.gateway })
    .from(subscriptions)
    .where(inArray(subscriptions.gateway, ['test', 'stripe']));

/** Those of our payments that are stored, by their ids. */
export const listKnownPayments = async (
  database: Queryable,
  websiteId: string,
  paymentIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (paymentIds.length === 0) return new Set();
  const rows = await database
    .select({ paymentId: payments.paymentId })
    .from(payments)
    .where(and(eq(payments.websiteId, websiteId), inArray(payments.paymentId, [...paymentIds])));
  return new Set(rows.map(({ paymentId }) => paymentId));
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
