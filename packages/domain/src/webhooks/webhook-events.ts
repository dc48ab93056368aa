/** Events that endpoints subscribe to, with the words of the settings screen. */
export const webhookEvents = {
  'form.submitted': 'A visitor submits a form',
  'comment.created': 'A visitor writes a comment',
  'product.published': 'A product or a change of it is published',
  'order.created': 'A customer places an order',
} as const;

export type WebhookEventType = keyof typeof webhookEvents;

/** Sent by the button of the settings screen only. */
export const TEST_EVENT = 'webhook.test';

export const webhookEventTypes = Object.keys(webhookEvents) as WebhookEventType[];

export const isWebhookEvent = (type: string): type is WebhookEventType => Object.hasOwn(webhookEvents, type);
