import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import type { PeriodKey } from './renewal-ids.ts';
import { subscriptionPeriods, subscriptions } from './subscription-records-tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type PeriodRow = typeof subscriptionPeriods.$inferSelect;

export interface SubscriptionKey {
  readonly websiteId: string;
  readonly subscriptionId: string;
}

const byKey = ({ websiteId, subscriptionId }: SubscriptionKey) =>
  and(eq(subscriptions.websiteId, websiteId), eq(subscriptions.subscriptionId, subscriptionId));

const periodsOf = ({ websiteId, subscriptionId }: SubscriptionKey) =>
  and(eq(subscriptionPeriods.websiteId, websiteId), eq(subscriptionPeriods.subscriptionId, subscriptionId));

const byIndex = (key: PeriodKey) => and(periodsOf(key), eq(subscriptionPeriods.periodIndex, key.periodIndex));

export const insertSubscription = async (
  transaction: Queryable,
  subscription: typeof subscriptions.$inferInsert,
): Promise<SubscriptionRow> => {
  const [row] = await transaction.insert(subscriptions).values(subscription).returning();
  if (!row) throw new Error('A subscription was not stored.');
  return row;
};

export const findSubscription = async (
  database: Queryable,
  key: SubscriptionKey,
): Promise<SubscriptionRow | undefined> => {
  const [row] = await database.select().from(subscriptions).where(byKey(key));
  return row;
};

/** After a payment, before orders and stock. */
export const lockSubscription = async (
  transaction: Queryable,
  key: SubscriptionKey,
): Promise<SubscriptionRow | undefined> => {
  const [row] = await transaction.select().from(subscriptions).where(byKey(key)).for('update');
  return row;
};

/** Undefined also where another node works on it. */
export const tryLockSubscription = async (
  transaction: Queryable,
  key: SubscriptionKey,
): Promise<SubscriptionRow | undefined> => {
  const [row] = await transaction
    .select()
    .from(subscriptions)
    .where(byKey(key))
    .for('update', { skipLocked: true });
  return row;
};

export type SubscriptionValues = Partial<typeof subscriptions.$inferInsert>;

export const updateSubscription = async (
  transaction: Queryable,
  key: SubscriptionKey,
  values: SubscriptionValues,
): Promise<void> => {
  await transaction.update(subscriptions).set(values).where(byKey(key));
};

/** Of the first order, one for each of its subscribed lines. */
export const listSubscriptionsOf = (
  database: Queryable,
  { websiteId, orderId }: { readonly websiteId: string; readonly orderId: string },
): Promise<SubscriptionRow[]> =>
  database
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.websiteId, websiteId), eq(subscriptions.orderId, orderId)))
    .orderBy(asc(subscriptions.subscriptionId));

/** False where the period exists already: whoever inserted it charges it. */
export const insertPeriod = async (
  transaction: Queryable,
  period: typeof subscriptionPeriods.$inferInsert,
): Promise<boolean> => {
  const { rowCount } = await transaction.insert(subscriptionPeriods).values(period).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
};

export const findPeriod = async (database: Queryable, key: PeriodKey): Promise<PeriodRow | undefined> => {
  const [row] = await database.select().from(subscriptionPeriods).where(byIndex(key));
  return row;
};

/** What is final stays as it is. False where it was final. */
export const updateOpenPeriod = async (
  transaction: Queryable,
  key: PeriodKey,
  values: Partial<typeof subscriptionPeriods.$inferInsert>,
): Promise<boolean> => {
  const { rowCount } = await transaction
    .update(subscriptionPeriods)
    .set(values)
    .where(and(byIndex(key), eq(subscriptionPeriods.state, 'open')));
  return (rowCount ?? 0) > 0;
};

/** Money has come: whatever the period was, it is paid now. */
export const markPeriodPaid = async (
  transaction: Queryable,
  key: PeriodKey,
  values: Pick<PeriodRow, 'orderId' | 'paymentId' | 'amountCents' | 'updatedAt'>,
): Promise<void> => {
  await transaction
    .update(subscriptionPeriods)
    .set({ ...values, state: 'paid', skipReason: null, failure: null })
    .where(byIndex(key));
};

export const listPeriods = (database: Queryable, key: SubscriptionKey): Promise<PeriodRow[]> =>
  database
    .select()
    .from(subscriptionPeriods)
    .where(periodsOf(key))
    .orderBy(asc(subscriptionPeriods.periodIndex));

/** Which subscriptions orders belong to, first orders and renewals. */
export const listOrderSubscriptions = (
  database: Queryable,
  websiteId: string,
  orderIds: readonly string[],
): Promise<{ orderId: string | null; subscriptionId: string; periodIndex: number }[]> =>
  database
    .select({
      orderId: subscriptionPeriods.orderId,
      subscriptionId: subscriptionPeriods.subscriptionId,
      periodIndex: subscriptionPeriods.periodIndex,
    })
    .from(subscriptionPeriods)
    .where(
      and(eq(subscriptionPeriods.websiteId, websiteId), inArray(subscriptionPeriods.orderId, [...orderIds])),
    )
    .orderBy(asc(subscriptionPeriods.subscriptionId));

/** A payment of a period whose end is not known yet. */
export const hasOpenPayment = async (
  database: Queryable,
  { websiteId, periodId }: Pick<PeriodRow, 'websiteId' | 'periodId'>,
): Promise<boolean> => {
  const { rows } = await database.execute(sql`select 1 from payments
    where website_id = ${websiteId} and checkout_id = ${periodId}
      and state in ('created', 'requires_action', 'processing')`);
  return rows.length > 0;
};
