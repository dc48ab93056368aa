import { createHmac } from 'node:crypto';

/** Part of the link to an order's page. Derived, so that every email can contain it and none is stored. */
export const orderToken = (secret: string, websiteId: string, orderId: string): string =>
  createHmac('sha256', secret).update(['order', websiteId, orderId].join('\n')).digest('base64url');

export const orderUrl = (page: 'confirmed' | 'received' | 'status', orderId: string, token: string): string =>
  `/checkout/order-${page}?order=${orderId}&token=${token}`;
