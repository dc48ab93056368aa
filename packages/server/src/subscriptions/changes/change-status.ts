import {
  cancelAtPeriodEnd,
  cancelNow,
  isSkippedAhead,
  keep,
  pause,
  resume,
  skipNext,
  type AppliedAction,
  type SubscriptionAction,
} from '@sitewright/domain/subscriptions';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { enqueueJob } from '../../jobs/index.ts';
import { stateOf, tellEnd, type SubscriptionRow } from '../../subscription-records/index.ts';
import { renewOneKind } from '../renew/renew-one-kind.ts';
import { applyAction, openFor, timeOf, type ChangeContext } from './change-context.ts';

type Change = (context: ChangeContext, subscriptionId: string) => Promise<SubscriptionRow | Refusal>;

const changeBy =
  (
    action: SubscriptionAction,
    rule: (subscription: SubscriptionRow, context: ChangeContext) => AppliedAction | Refusal,
  ): Change =>
  async (context, subscriptionId) => {
    const subscription = await openFor(context, subscriptionId, action);
    if (isRefusal(subscription)) return subscription;
    const applied = rule(subscription, context);
    return isRefusal(applied) ? applied : applyAction(context, subscription, applied);
  };

export const pauseSubscription = changeBy('pause', pause);

export const resumeSubscription = changeBy('resume', (subscription, context) =>
  resume(stateOf(subscription), timeOf(context, subscription)),
);

/** The next charge; of a payment that is past due, that one. */
export const skipNextPeriod = changeBy('skip', (subscription, context) =>
  isSkippedAhead(stateOf(subscription), timeOf(context, subscription))
    ? refuse('subscription-skipped')
    : skipNext(stateOf(subscription), context.by),
);

export const cancelSubscriptionAtPeriodEnd = changeBy('cancel-at-period-end', (_subscription, { by }) =>
  cancelAtPeriodEnd(by),
);

/** Takes a cancellation at the end of the period back. */
export const keepSubscription = changeBy('keep', keep);

const cancel = changeBy('cancel', (subscription, context) =>
  cancelNow(context.by, timeOf(context, subscription)),
);

/** Customer and team are told. A payment that is being made is finished, and makes its order. */
export const cancelSubscriptionNow: Change = async (context, subscriptionId) => {
  const ended = await cancel(context, subscriptionId);
  if (!isRefusal(ended)) await tellEnd(context.transaction, context, ended);
  return ended;
};

/** Charges a payment that is past due soon after the transaction. */
export const requestRetry: Change = async (context, subscriptionId) => {
  const { transaction, site, now } = context;
  const subscription = await openFor(context, subscriptionId, 'retry');
  if (!isRefusal(subscription))
    await enqueueJob(transaction, renewOneKind, {
      websiteId: site.id,
      payload: { websiteId: site.id, subscriptionId, cause: 'request' },
      runAt: now,
    });
  return subscription;
};
