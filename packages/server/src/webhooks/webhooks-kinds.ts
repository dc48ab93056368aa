import { Type } from 'typebox';
import { defineJobKind } from '../jobs/index.ts';

/** One attempt. Further attempts are jobs of their own, at times that the domain decides. */
export const deliverWebhookKind = defineJobKind({
  name: 'webhooks.deliver',
  payload: Type.Object({ websiteId: Type.String(), deliveryId: Type.String() }),
  // A receiver that does not answer must not keep emails from being sent.
  isLong: true,
  givesWay: true,
  actsOutside: true,
});

export const sweepWebhooksKind = defineJobKind({ name: 'webhooks.sweep', payload: Type.Object({}) });
