import { formatOrderNumber, wasPaid, type LineQuantity, type Tracking } from '@sitewright/domain/orders';
import type { Queryable } from '../database/index.ts';
import { enqueueEvent, isAwaited } from '../webhooks/index.ts';
import { findOrders, type StoredOrder } from './read/read-order-store.ts';

/** The data of the events of orders. */
export const describeForWebhook = ({ row, lines }: StoredOrder) => ({
  orderId: row.orderId,
  orderNumber: formatOrderNumber(row.number, row.isTest),
  testMode: row.isTest,
  isPaid: wasPaid(row.paymentState),
  createdOn: row.placedAt.toISOString(),
  customerEmail: row.email,
  customerName: row.customerName,
  language: row.content.language,
  grandTotal: { cents: row.totalCents, currency: row.currency },
  items: lines.map(({ itemId, variantId, sku, quantity, content: { title, unitCents } }) => ({
    itemId,
    variantId,
    sku,
    title,
    quantity,
    unitCents,
  })),
});

export interface Shipped {
  readonly shipmentId: string;
  readonly tracking: Tracking;
  readonly lines: readonly LineQuantity[];
}

export const describeShipment = ({ shipmentId, tracking, lines }: Shipped) => ({
  id: shipmentId,
  carrier: tracking.carrier,
  trackingNumber: tracking.trackingNumber,
  trackingUrl: tracking.trackingUrl,
  items: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
});

interface OrderNews {
  readonly websiteId: string;
  readonly order: StoredOrder;
  readonly now: Date;
}

export const announceCreated = (
  transaction: Queryable,
  { websiteId, order, now }: OrderNews,
): Promise<void> =>
  enqueueEvent(transaction, websiteId, {
    type: 'order.created',
    data: describeForWebhook(order),
    email: order.row.email,
    now,
  });

/** The order as it was before, with what was shipped. */
export const announceFulfilled = (
  transaction: Queryable,
  { websiteId, order, now }: OrderNews,
  fulfilment: { readonly shipped: Shipped; readonly isPart: boolean },
): Promise<void> =>
  enqueueEvent(transaction, websiteId, {
    type: 'order.fulfilled',
    data: {
      ...describeForWebhook(order),
      isPart: fulfilment.isPart,
      shipment: describeShipment(fulfilment.shipped),
    },
    email: order.row.email,
    now,
  });

interface RefundNews {
  readonly refundId: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly lines: readonly LineQuantity[];
}

export const describeRefund = ({ refundId, amountCents, reason, lines }: RefundNews, currency: string) => ({
  id: refundId,
  amount: { cents: amountCents, currency },
  reason,
  items: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
});

/** The order is read only where somebody listens. */
export const announceRefunded = async (
  transaction: Queryable,
  { websiteId, orderId, now }: { readonly websiteId: string; readonly orderId: string; readonly now: Date },
  refund: RefundNews,
): Promise<void> => {
  if (!(await isAwaited(transaction, websiteId, 'order.refunded'))) return;
  const [order] = await findOrders(transaction, websiteId, [orderId]);
  if (!order) return;
  await enqueueEvent(transaction, websiteId, {
    type: 'order.refunded',
    data: { ...describeForWebhook(order), refund: describeRefund(refund, order.row.currency) },
    email: order.row.email,
    now,
  });
};
