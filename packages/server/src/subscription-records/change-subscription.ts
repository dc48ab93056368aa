import {
  noticeTime,
  renewalCentsOf,
  type SubscriptionChange,
  type SubscriptionState,
} from '@sitewright/domain/subscriptions';
import type { OrderLine } from '@sitewright/domain/orders';
import type { Queryable } from '../database/index.ts';
import { updateSubscription, type SubscriptionRow } from './subscriptions-store.ts';

/** The line that is bought again. */
export const lineOf = ({ content }: Pick<SubscriptionRow, 'content'>): OrderLine => {
  const [line] = content.lines;
  if (!line) throw new Error('A subscription has no line.');
  return line;
};

export const planOf = (subscription: Pick<SubscriptionRow, 'content'>) => {
  const plan = lineOf(subscription).subscription?.plan;
  if (!plan) throw new Error('A subscription has no plan.');
  return plan;
};

/** Test subscriptions have a clock of their own. */
export const ownTime = ({ clockOffset }: Pick<SubscriptionRow, 'clockOffset'>, now: Date): Date =>
  new Date(now.getTime() + clockOffset);

const realTime = ({ clockOffset }: Pick<SubscriptionRow, 'clockOffset'>, own: Date | null): Date | null =>
  own && new Date(own.getTime() - clockOffset);

export const stateOf = (subscription: SubscriptionRow): SubscriptionState => ({
  status: subscription.status,
  plan: planOf(subscription),
  startedAt: subscription.startedAt,
  timeZone: subscription.timeZone,
  nextIndex: subscription.nextIndex,
  paidPeriods: subscription.paidPeriods,
  nextAt: subscription.nextAt,
  endReason: subscription.endReason,
  endedAt: subscription.endedAt,
});

/** Who is past due or told already gets no notice. */
const noticeOf = (subscription: SubscriptionRow): Date | null => {
  const { status, nextAt, nextIndex, noticedIndex } = subscription;
  if (status !== 'ACTIVE' || nextAt === null || noticedIndex >= nextIndex) return null;
  return realTime(subscription, noticeTime(planOf(subscription), nextAt));
};

/** What may change together with the state. */
export type OwnChange = SubscriptionChange &
  Partial<
    Pick<SubscriptionRow, 'content' | 'clockOffset' | 'noticedIndex' | 'announcedCents' | 'announcedFrom'>
  >;

/** Stores a change together with the times that follow from it. */
export const changeSubscription = async (
  transaction: Queryable,
  subscription: SubscriptionRow,
  { now, ...change }: OwnChange & { readonly now: Date },
): Promise<SubscriptionRow> => {
  const changed = { ...subscription, ...change, updatedAt: now };
  const line = lineOf(changed);
  const values = {
    ...change,
    updatedAt: now,
    dueAt: subscription.isDemo ? null : realTime(changed, changed.nextAt),
    noticeAt: subscription.isDemo ? null : noticeOf(changed),
    renewalCents: renewalCentsOf(line),
    itemId: line.itemId,
  };
  await updateSubscription(transaction, subscription, values);
  return { ...changed, ...values };
};
