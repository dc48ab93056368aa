import { eraseOrderContent, eraseOrderLine } from '@sitewright/domain/orders';
import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { subscriptions } from './subscription-records-tables.ts';

/** A customer, and the orders, which may have been placed with other email addresses. */
export interface Subscriber {
  readonly websiteId: string;
  readonly customerId: string;
  readonly emailKey: string;
  readonly orderIds: readonly string[];
}

const ended = ['CANCELLED', 'COMPLETED'] as const;

const isOf = ({ websiteId, emailKey, orderIds }: Subscriber) =>
  and(
    eq(subscriptions.websiteId, websiteId),
    or(eq(subscriptions.emailKey, emailKey), inArray(subscriptions.orderId, [...orderIds])),
  );

/** Whether something is still charged. Test subscriptions charge nothing. */
export const hasRunningSubscriptions = async (
  database: Queryable,
  subscriber: Subscriber,
): Promise<boolean> => {
  const [row] = await database
    .select({ id: subscriptions.subscriptionId })
    .from(subscriptions)
    .where(
      and(isOf(subscriber), eq(subscriptions.isTest, false), notInArray(subscriptions.status, [...ended])),
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
    .where(isOf(subscriber))
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
