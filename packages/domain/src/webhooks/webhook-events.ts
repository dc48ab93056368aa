import type { Permission } from '../contributors/index.ts';

/** Events that endpoints subscribe to, with the words of the settings screen. */
export const webhookEvents = {
  'form.submitted': 'A visitor submits a form',
  'comment.created': 'A visitor writes a comment',
  'product.published': 'A product or a change of it is published',
  'order.created': 'A customer places an order',
  'order.fulfilled': 'An order or a part of it is fulfilled',
  'order.refunded': 'An order or a part of it is refunded',
  'list.joined': 'Somebody joins a mailing list',
  'stock.low': 'A variant falls to the threshold of the low stock alert',
  'stock.returned': 'A variant that was sold out is back in stock',
  'restock.notified': 'Restock notices are sent',
} as const;

export type WebhookEventType = keyof typeof webhookEvents;

/** What is needed to read the data of an event elsewhere. Whoever lacks it may not have the event sent anywhere either. */
export const eventPermissions = {
  'form.submitted': 'submissions',
  'comment.created': 'comments',
  'product.published': 'products',
  'order.created': 'orders',
  'order.fulfilled': 'orders',
  'order.refunded': 'orders',
  'list.joined': 'campaigns',
  'stock.low': 'inventory',
  'stock.returned': 'inventory',
  'restock.notified': 'customers',
} as const satisfies Record<WebhookEventType, Permission>;

/** Of the shape of the data. A field that is added changes nothing; one that is removed, or means something else, does. */
export const WEBHOOK_VERSION = 1;

/** Sent by the button of the settings screen only. */
export const TEST_EVENT = 'webhook.test';

export const webhookEventTypes = Object.keys(webhookEvents) as WebhookEventType[];

export const isWebhookEvent = (type: string): type is WebhookEventType => Object.hasOwn(webhookEvents, type);

/** Test events tell nothing; events that are not known belong to nobody. */
export const maySeeEvent = (permissions: ReadonlySet<Permission>, type: string): boolean =>
  type === TEST_EVENT || (isWebhookEvent(type) && permissions.has(eventPermissions[type]));
