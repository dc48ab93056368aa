import { inTransaction } from '../../database/index.ts';
import { findPayment } from '../../payment-records/index.ts';
import { listSubscriptionsOf, sealMethod, updateSubscription } from '../../subscription-records/index.ts';
import type { SubscriptionServices } from '../subscription-services.ts';

export interface SubscribedPayment {
  readonly websiteId: string;
  readonly paymentId: string;
  readonly orderId: string;
}

/** Stores the method that the first order was paid with. What the customer entered meanwhile stays. */
export const saveFirstMethod = async (
  { payments: { database, gateways, secret, clock } }: SubscriptionServices,
  { websiteId, paymentId, orderId }: SubscribedPayment,
): Promise<void> => {
  const payment = await findPayment(database, { websiteId, paymentId });
  if (!payment || payment.reference === null) return;
  const { reference } = payment;
  // No transaction is open while the gateway is asked.
  const method = await gateways[payment.gateway]?.saveMethod({ ...payment, reference });
  if (!method) return;
  await inTransaction(database, async (transaction) => {
    for (const subscription of await listSubscriptionsOf(transaction, { websiteId, orderId }))
      if (subscription.sealedMethod === null)
        await updateSubscription(transaction, subscription, {
          ...sealMethod(secret, method),
          updatedAt: clock(),
        });
  });
};
