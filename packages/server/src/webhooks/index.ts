export { enqueueEvent, enqueueEvents, type WebhookEvent } from './enqueue-event.ts';
export { webhooksCapability } from './webhooks-capability.ts';
export { countDeliveriesBefore, discardDeliveriesBefore, listSubscribed } from './webhooks-store.ts';
