import type { CallAnswer } from '@sitewright/api/call';
import type { webhookCalls } from '@sitewright/api/webhooks';

export type Endpoint = CallAnswer<typeof webhookCalls.list>['endpoints'][number];
export type Delivery = CallAnswer<typeof webhookCalls.listDeliveries>['deliveries'][number];
export type DeliveryDetail = CallAnswer<typeof webhookCalls.readDelivery>;
