import type { Site } from '@sitewright/domain/sites';
import type { AppliedAction, SubscriptionAction } from '@sitewright/domain/subscriptions';
import type { Database, Queryable } from '../../database/index.ts';
import { refuse, type Refusal } from '../../http/index.ts';
import {
  allowedActionsOf,
  changeSubscription,
  findPeriod,
  hasOpenPayment,
  insertPeriod,
  lockSubscription,
  ownTime,
  periodIdOf,
  stateOf,
  updateOpenPeriod,
  type SubscriptionRow,
} from '../../subscription-records/index.ts';
import { periodStart } from '@sitewright/domain/subscriptions';

/** Who changes a subscription, in one transaction. */
export interface ChangeContext {
  readonly transaction: Queryable;
  /** For what is cached beside the transaction. */
  readonly pool: Database;
  readonly site: Site;
  readonly secret: string;
  readonly now: Date;
  readonly by: 'customer' | 'owner';
}

const presentPeriod = ({ websiteId, subscriptionId, nextIndex }: SubscriptionRow) => ({
  websiteId,
  subscriptionId,
  periodIndex: nextIndex,
});

/** Whether a payment of it is being made whose end is not known. */
export const isCharging = async (transaction: Queryable, subscription: SubscriptionRow): Promise<boolean> => {
  const period = await findPeriod(transaction, presentPeriod(subscription));
  return period !== undefined && (await hasOpenPayment(transaction, period));
};

/** The locked subscription, where its state allows the action. Only a cancellation does not wait for a payment. */
export const openFor = async (
  { transaction, site }: ChangeContext,
  subscriptionId: string,
  action: SubscriptionAction,
): Promise<SubscriptionRow | Refusal> => {
  const subscription = await lockSubscription(transaction, { websiteId: site.id, subscriptionId });
  if (!subscription) return refuse('not-found');
  if (!allowedActionsOf(subscription).includes(action)) return refuse('subscription-state');
  return action !== 'cancel' && (await isCharging(transaction, subscription))
    ? refuse('subscription-charging')
    : subscription;
};

const writeSkipped = async (
  { transaction, now }: ChangeContext,
  subscription: SubscriptionRow,
  { indexes, reason }: NonNullable<AppliedAction['skipped']>,
): Promise<void> => {
  const { websiteId, subscriptionId } = subscription;
  const skipped = { state: 'skipped', skipReason: reason, updatedAt: now } as const;
  for (const periodIndex of indexes) {
    const key = { websiteId, subscriptionId, periodIndex };
    const startsAt = periodStart(stateOf(subscription), periodIndex);
    const isNew = await insertPeriod(transaction, {
      ...key,
      ...skipped,
      periodId: periodIdOf(key, startsAt),
      startsAt,
      attempts: 0,
      failures: 0,
      amountCents: 0,
      createdAt: now,
    });
    if (!isNew) await updateOpenPeriod(transaction, key, skipped);
  }
};

/** Stores what an action does to a subscription and its periods. */
export const applyAction = async (
  context: ChangeContext,
  subscription: SubscriptionRow,
  { change, skipped, givesUp = false }: AppliedAction,
): Promise<SubscriptionRow> => {
  const { transaction, now } = context;
  if (skipped) await writeSkipped(context, subscription, skipped);
  if (givesUp && !(await isCharging(transaction, subscription)))
    await updateOpenPeriod(transaction, presentPeriod(subscription), { state: 'failed', updatedAt: now });
  return changeSubscription(transaction, subscription, { ...change, now });
};

export const timeOf = ({ now }: ChangeContext, subscription: SubscriptionRow): Date =>
  ownTime(subscription, now);
