import type { Queryable } from '../database/index.ts';
import { subscriptionPeriods, subscriptions } from './subscription-records-tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type PeriodRow = typeof subscriptionPeriods.$inferSelect;

export const insertSubscription = async (
  transaction: Queryable,
  subscription: typeof subscriptions.$inferInsert,
): Promise<void> => {
  await transaction.insert(subscriptions).values(subscription);
};

/** False where the period exists already: whoever inserted it charges it. */
export const insertPeriod = async (
  transaction: Queryable,
  period: typeof subscriptionPeriods.$inferInsert,
): Promise<boolean> => {
  const { rowCount } = await transaction.insert(subscriptionPeriods).values(period).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
};
