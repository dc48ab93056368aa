import { inTransaction, type Queryable } from '../../database/index.ts';
import { findPayment } from '../../payment-records/index.ts';
import {
  findSubscription,
  listSubscriptionsOf,
  sealMethod,
  updateSubscription,
  type SubscriptionRow,
} from '../../subscription-records/index.ts';
import type { SubscriptionServices } from '../subscription-services.ts';

export interface SubscribedPayment {
  readonly websiteId: string;
  readonly paymentId: string;
  readonly orderId: string;
  readonly subscriptionId?: string;
}

/** Those of the first order that have none yet; what the customer entered meanwhile stays. */
const listConcerned = async (
  transaction: Queryable,
  { websiteId, orderId, subscriptionId }: SubscribedPayment,
): Promise<SubscriptionRow[]> => {
  if (subscriptionId === undefined) {
    const started = await listSubscriptionsOf(transaction, { websiteId, orderId });
    return started.filter(({ sealedMethod }) => sealedMethod === null);
  }
  const renewed = await findSubscription(transaction, { websiteId, subscriptionId });
  return renewed ? [renewed] : [];
};

/** Stores the method that an order was paid with. */
export const saveMethodOf = async (
  { payments: { database, gateways, secret, clock } }: SubscriptionServices,
  paid: SubscribedPayment,
): Promise<void> => {
  const payment = await findPayment(database, paid);
  if (!payment || payment.reference === null) return;
  const { reference } = payment;
  // No transaction is open while the gateway is asked.
  const method = await gateways[payment.gateway]?.saveMethod({ ...payment, reference });
  if (!method) return;
  await inTransaction(database, async (transaction) => {
    for (const subscription of await listConcerned(transaction, paid))
      await updateSubscription(transaction, subscription, {
        ...sealMethod(secret, method),
        updatedAt: clock(),
      });
  });
};
