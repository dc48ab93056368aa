import { allowedSubscriptionActions } from '@sitewright/domain/subscriptions';
import { inTransaction } from '../../database/index.ts';
import { refuse, type Refusal } from '../../http/index.ts';
import { enqueueJob } from '../../jobs/index.ts';
import { findStripeAccount, type PaymentRow } from '../../payment-records/index.ts';
import {
  findSubscription,
  lockSubscription,
  sealMethod,
  signReturnUrl,
  updateSubscription,
  type SubscriptionKey,
  type SubscriptionRow,
} from '../../subscription-records/index.ts';
import { renewOneKind } from '../renew/renew-one-kind.ts';
import type { SubscriptionServices } from '../subscription-services.ts';

/** Of a first order of nothing to pay there is no gateway yet. */
const gatewayOf = async (
  { payments: { database } }: SubscriptionServices,
  { websiteId, gateway, isTest }: SubscriptionRow,
): Promise<PaymentRow['gateway']> => {
  if (gateway !== 'none') return gateway;
  const account = await findStripeAccount(database, websiteId);
  if (account?.isTest === isTest) return 'stripe';
  return isTest ? 'test' : 'none';
};

/** Money of a test account pays for no live subscription, and the other way round: the keys were changed since. */
export const isModeRight = async (
  { payments: { database } }: SubscriptionServices,
  { websiteId, gateway, isTest }: SubscriptionRow,
): Promise<boolean> =>
  gateway !== 'stripe' || (await findStripeAccount(database, websiteId))?.isTest === isTest;

/** Where the customer enters another card. No transaction is open while the gateway is asked. */
export const beginMethodChange = async (
  services: SubscriptionServices,
  key: SubscriptionKey,
): Promise<{ readonly url: string } | Refusal> => {
  const { database, gateways, secret, log } = services.payments;
  const subscription = await findSubscription(database, key);
  if (!subscription) return refuse('not-found');
  if (!allowedSubscriptionActions(subscription).includes('change-method'))
    return refuse('subscription-state');
  if (!(await isModeRight(services, subscription))) return refuse('subscription-method');
  const { email, currency, subscriptionId, websiteId } = subscription;
  const gateway = await gatewayOf(services, subscription);
  const returnUrl = signReturnUrl(secret, subscription, 'method');
  try {
    const begun = await gateways[gateway]?.beginMethod({
      websiteId,
      subscriptionId,
      email,
      currency,
      returnUrl,
    });
    if (!begun) return refuse('subscription-method');
    await updateSubscription(database, key, { methodReference: begun.reference, gateway });
    return { url: begun.url };
  } catch (error) {
    log.warn({ subscription: subscriptionId, err: error }, 'A gateway gave no page for a card');
    return refuse('subscription-method');
  }
};

/**
 * Stores the card that was entered, when the customer comes back. A payment that is past due is tried with it at once.
 * False where no card was entered.
 */
export const finishMethodChange = async (
  { payments: { database, gateways, secret, clock } }: SubscriptionServices,
  key: SubscriptionKey,
): Promise<boolean> => {
  const found = await findSubscription(database, key);
  const reference = found?.methodReference ?? null;
  if (!found || reference === null) return false;
  const { websiteId, subscriptionId } = key;
  const method = await gateways[found.gateway]?.finishMethod({ websiteId, reference });
  if (!method) return false;
  return inTransaction(database, async (transaction) => {
    const subscription = await lockSubscription(transaction, key);
    if (subscription?.methodReference !== reference) return false;
    const now = clock();
    await updateSubscription(transaction, key, {
      ...sealMethod(secret, method),
      methodReference: null,
      updatedAt: now,
    });
    if (subscription.status === 'PAST_DUE')
      await enqueueJob(transaction, renewOneKind, {
        websiteId,
        payload: { websiteId, subscriptionId, cause: 'request' },
        runAt: now,
      });
    return true;
  });
};
