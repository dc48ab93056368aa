import { Type } from 'typebox';
import { defineJobKind } from '../jobs/index.ts';

/** Asks the gateway for the method that the first order was paid with. */
export const saveMethodKind = defineJobKind({
  name: 'subscriptions.save-method',
  payload: Type.Object({ websiteId: Type.String(), paymentId: Type.String(), orderId: Type.String() }),
  maxAttempts: 32,
});
