import { Type } from 'typebox';
import { defineJobKind } from '../jobs/index.ts';

/** Asks the gateway for the method that an order was paid with: the first, or one that the customer paid on a page. */
export const saveMethodKind = defineJobKind({
  name: 'subscriptions.save-method',
  payload: Type.Object({
    websiteId: Type.String(),
    paymentId: Type.String(),
    orderId: Type.String(),
    /** Of a renewal: its method replaces the one before. */
    subscriptionId: Type.Optional(Type.String()),
  }),
  maxAttempts: 32,
});
