import { allowedSubscriptionActions } from '@sitewright/domain/subscriptions';
import { refuse, type Refusal } from '../../http/index.ts';
import { areOutsideEffectsPaused } from '../../installation-settings/index.ts';
import { findPayment, type PaymentRow } from '../../payment-records/index.ts';
import { refreshPayment } from '../../payments/index.ts';
import {
  findPeriod,
  findSubscription,
  signReturnUrl,
  type SubscriptionKey,
} from '../../subscription-records/index.ts';
import { renewSubscription } from '../renew/renew.ts';
import { isModeRight } from './change-method.ts';
import type { SubscriptionServices } from '../subscription-services.ts';

const findPresentPayment = async (
  { payments: { database } }: SubscriptionServices,
  key: SubscriptionKey,
): Promise<PaymentRow | undefined> => {
  const subscription = await findSubscription(database, key);
  if (!subscription) return undefined;
  const period = await findPeriod(database, { ...key, periodIndex: subscription.nextIndex });
  if (!period || period.paymentId === null) return undefined;
  return findPayment(database, { websiteId: key.websiteId, paymentId: period.paymentId });
};

/**
 * Lets the customer pay what is past due, or confirm it, on a page of the gateway. The card that is used there is charged
 * from then on.
 */
export const beginRenewalPayment = async (
  services: SubscriptionServices,
  key: SubscriptionKey,
): Promise<{ readonly url: string } | Refusal> => {
  const { database, secret } = services.payments;
  const subscription = await findSubscription(database, key);
  if (!subscription) return refuse('not-found');
  if (
    !allowedSubscriptionActions(subscription).includes('retry') ||
    (await areOutsideEffectsPaused(database))
  )
    return refuse('subscription-state');
  if (!(await isModeRight(services, subscription))) return refuse('subscription-method');
  const returnUrl = signReturnUrl(secret, subscription, 'payment');
  const begun = await renewSubscription(services, key, { cause: 'customer', returnUrl });
  // Pressed twice: the page of the first is still there.
  const payment = begun ?? (await findPresentPayment(services, key));
  return payment?.state === 'requires_action' && payment.actionUrl
    ? { url: payment.actionUrl }
    : refuse('subscription-charging');
};

/** Asks the gateway what became of a payment, when the customer comes back. */
export const refreshRenewal = async (
  services: SubscriptionServices,
  key: SubscriptionKey,
): Promise<PaymentRow | undefined> => {
  const payment = await findPresentPayment(services, key);
  return payment && refreshPayment(services.payments, payment);
};
