import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { enqueueJob } from '../../jobs/index.ts';
import {
  changeSubscription,
  lockSubscription,
  type SubscriptionRow,
} from '../../subscription-records/index.ts';
import { renewOneKind } from '../renew/renew-one-kind.ts';
import { isCharging, type ChangeContext } from './change-context.ts';

const openClock = async (
  { transaction, site }: ChangeContext,
  subscriptionId: string,
): Promise<(SubscriptionRow & { readonly nextAt: Date }) | Refusal> => {
  const subscription = await lockSubscription(transaction, { websiteId: site.id, subscriptionId });
  if (!subscription) return refuse('not-found');
  if (!subscription.isTest) return refuse('subscription-not-test');
  const { nextAt } = subscription;
  if (nextAt === null) return refuse('subscription-state');
  return (await isCharging(transaction, subscription))
    ? refuse('subscription-charging')
    : { ...subscription, nextAt };
};

/** Moves the clock of a test subscription to its next charge, which is then made. */
export const advanceClock = async (
  context: ChangeContext,
  subscriptionId: string,
  outcome: string,
): Promise<SubscriptionRow | Refusal> => {
  const { transaction, site, now } = context;
  const subscription = await openClock(context, subscriptionId);
  if (isRefusal(subscription)) return subscription;
  const ahead = subscription.nextAt.getTime() - now.getTime();
  const changed = await changeSubscription(transaction, subscription, {
    clockOffset: Math.max(subscription.clockOffset, ahead),
    now,
  });
  await enqueueJob(transaction, renewOneKind, {
    websiteId: site.id,
    payload: { websiteId: site.id, subscriptionId, cause: 'schedule', outcome },
    runAt: now,
  });
  return changed;
};
