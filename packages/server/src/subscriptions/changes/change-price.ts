import { periodAt, periodStart, renewalLimits } from '@sitewright/domain/subscriptions';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import {
  changeSubscription,
  lineOf,
  mailSubscriber,
  stateOf,
  type SubscriptionRow,
} from '../../subscription-records/index.ts';
import { openFor, timeOf, type ChangeContext } from './change-context.ts';

const DAY_MS = 86_400_000;

/** The first charge of the new price: a higher one leaves time to cancel. */
const beginOf = (subscription: SubscriptionRow, own: Date, isHigher: boolean): Date => {
  const state = stateOf(subscription);
  const earliest = new Date(own.getTime() + (isHigher ? renewalLimits.PRICE_NOTICE_DAYS * DAY_MS : 0));
  const index = Math.max(subscription.nextIndex, periodAt(state, earliest) + 1);
  const present = periodStart(state, subscription.nextIndex);
  return present >= earliest ? present : periodStart(state, index);
};

/** Changes the price of a piece. The customer is told, and may cancel before it begins. */
export const changePrice = async (
  context: ChangeContext,
  subscriptionId: string,
  unitCents: number,
): Promise<SubscriptionRow | Refusal> => {
  const { transaction, now, site, secret } = context;
  const subscription = await openFor(context, subscriptionId, 'change-price');
  if (isRefusal(subscription)) return subscription;
  const { quantity, subscription: subscribed } = lineOf(subscription);
  const before = subscribed?.unitCents ?? 0;
  if (unitCents === before) return refuse('subscription-price');
  const from = beginOf(subscription, timeOf(context, subscription), unitCents > before);
  const changed = await changeSubscription(transaction, subscription, {
    announcedCents: unitCents,
    announcedFrom: from,
    now,
  });
  const price = { oldCents: before * quantity, newCents: unitCents * quantity, from };
  await mailSubscriber(
    transaction,
    { site, secret },
    { kind: 'renewal-price', subscription: changed, details: { price } },
  );
  return changed;
};
