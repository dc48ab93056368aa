export { bodyOf, enqueueEvent, enqueueEvents, isAwaited, type EventContent } from './enqueue-event.ts';
export { webhooksCapability } from './webhooks-capability.ts';
export { readWebhookTarget, type WebhookServices } from './webhooks-service.ts';
export { eventReader } from './event-reader.ts';
export { webhookSealer } from './endpoint-secrets.ts';
export { newWebhookSecret } from './sign-webhook.ts';
export {
  countDeliveriesBefore,
  discardDeliveriesBefore,
  eraseDeliveries,
  insertEndpoint,
  listActive,
  listEndpoints,
  lockEndpoints,
  type DeliveryState,
  type EndpointRow,
} from './webhooks-store.ts';
export { isSignedWith } from './sign-webhook.ts';
