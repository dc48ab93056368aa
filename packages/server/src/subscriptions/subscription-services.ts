import type { PaymentServices } from '../payments/index.ts';

export interface SubscriptionServices {
  readonly payments: PaymentServices;
}
