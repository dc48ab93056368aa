import { isDonation } from '@sitewright/domain/catalogue';
import { allowedSubscriptionActions, type SubscriptionAction } from '@sitewright/domain/subscriptions';
import { lineOf } from './change-subscription.ts';
import type { SubscriptionRow } from './subscriptions-store.ts';

/** Nothing is delivered, and the amount is the donor's own. */
const notForDonations: ReadonlySet<SubscriptionAction> = new Set(['change-address', 'change-price']);

export const allowedActionsOf = (subscription: SubscriptionRow): readonly SubscriptionAction[] => {
  const allowed = allowedSubscriptionActions(subscription);
  return isDonation(lineOf(subscription).productType)
    ? allowed.filter((action) => !notForDonations.has(action))
    : allowed;
};
