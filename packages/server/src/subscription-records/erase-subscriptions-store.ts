import { eraseOrderContent, eraseOrderLine } from '@sitewright/domain/orders';
import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { orders } from '../orders/orders-tables.ts';
import { subscriptions } from './subscription-records-tables.ts';

/** A customer, whose orders may have been placed with other addresses. */
export interface Subscriber {
  readonly websiteId: string;
  readonly customerId: string;
  readonly emailKey: string;
}

const ended = ['CANCELLED', 'COMPLETED'] as const;

const isOf = (database: Queryable, { websiteId, customerId, emailKey }: Subscriber) => {
  const placed = database
    .select({ id: orders.orderId })
    .from(orders)
    .where(and(eq(orders.websiteId, websiteId), eq(orders.customerId, customerId)));
  return and(
    eq(subscriptions.websiteId, websiteId),
    or(eq(subscriptions.emailKey, emailKey), inArray(subscriptions.orderId, placed)),
  );
};

/** Whether something is still charged. Test subscriptions charge nothing. */
export const hasRunningSubscriptions = async (
  database: Queryable,
  subscriber: Subscriber,
): Promise<boolean> => {
  const [row] = await database
    .select({ id: subscriptions.subscriptionId })
    .from(subscriptions)
    .where(
      and(
        isOf(database, subscriber),
        eq(subscriptions.isTest, false),
        notInArray(subscriptions.status, [...ended]),
      ),
    )
    .limit(1);
  return row !== undefined;
};

/** Ends what is left of test subscriptions. Periods and amounts stay. */
export const eraseSubscriptions = async (
  transaction: Queryable,
  subscriber: Subscriber,
  now: Date,
): Promise<void> => {
  const rows = await transaction
    .select()
    .from(subscriptions)
    .where(isOf(transaction, subscriber))
    .orderBy(subscriptions.subscriptionId)
    .for('update');
  for (const { websiteId, subscriptionId, status, endedAt, content } of rows) {
    const hasEnded = status === 'CANCELLED' || status === 'COMPLETED';
    await transaction
      .update(subscriptions)
      .set({
        email: '',
        emailKey: subscriber.customerId,
        customerName: '',
        content: { ...eraseOrderContent(content), lines: content.lines.map(eraseOrderLine) },
        sealedMethod: null,
        methodName: '',
        methodExpiresAt: null,
        methodReference: null,
        status: hasEnded ? status : 'CANCELLED',
        endedAt: endedAt ?? now,
        nextAt: null,
        dueAt: null,
        noticeAt: null,
        updatedAt: now,
      })
      .where(and(eq(subscriptions.websiteId, websiteId), eq(subscriptions.subscriptionId, subscriptionId)));
  }
};
