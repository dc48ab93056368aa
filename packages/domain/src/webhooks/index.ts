export {
  eventPermissions,
  isWebhookEvent,
  maySeeEvent,
  TEST_EVENT,
  WEBHOOK_VERSION,
  webhookEvents,
  webhookEventTypes,
  type WebhookEventType,
} from './webhook-events.ts';
export { webhookLimits, webhookMessages, type WebhookRefusal } from './webhook-messages.ts';
export { hasFailedTooLong, isDelivered, isGone, pauseAfter } from './webhook-rules.ts';
