import { chargePayment, chargeSavedMethod } from '../../payments/index.ts';
import type { PaymentRow } from '../../payment-records/index.ts';
import type { SubscriptionKey } from '../../subscription-records/index.ts';
import type { SubscriptionServices } from '../subscription-services.ts';
import { beginRenewal, type RenewalRequest } from './begin-renewal.ts';

export interface RenewalToMake extends RenewalRequest {
  /** How a test charge turns out. */
  readonly outcome?: string | undefined;
  /** Where a page of the gateway leads to. */
  readonly returnUrl?: string;
}

/** Charges a subscription that is due. The payment as it is then; undefined where nothing was charged. */
export const renewSubscription = async (
  services: SubscriptionServices,
  key: SubscriptionKey,
  { outcome, returnUrl, ...request }: RenewalToMake,
): Promise<PaymentRow | undefined> => {
  const begun = await beginRenewal(services, key, request);
  if (!begun) return undefined;
  const { payment, method } = begun;
  return method
    ? chargeSavedMethod(services.payments, payment, { savedMethod: method, outcome })
    : chargePayment(services.payments, payment, {
        savesMethod: true,
        // Test payments have no page but that of the confirmation.
        outcome: 'authentication',
        ...(returnUrl === undefined ? {} : { returnUrl }),
      });
};
