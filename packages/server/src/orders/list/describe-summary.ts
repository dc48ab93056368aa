import type { CallAnswer } from '@sitewright/api/call';
import type { ordersCalls } from '@sitewright/api/orders';
import { formatOrderNumber } from '@sitewright/domain/orders';
import type { ListedOrder } from './order-list-store.ts';

type Summary = CallAnswer<typeof ordersCalls.list>['orders'][number];

/** A row of the list as owners read it. */
export const describeSummary = (row: ListedOrder): Summary => ({
  id: row.orderId,
  number: formatOrderNumber(row.number, row.isTest),
  isTest: row.isTest,
  isDemo: row.isDemo,
  revision: row.revision,
  placedOn: new Date(row.placedAt).toISOString(),
  customerId: row.customerId,
  customerName: row.customerName,
  email: row.email,
  city: row.city,
  country: row.country,
  customerOrders: row.customerOrders,
  currency: row.currency,
  totalCents: row.totalCents,
  refundedCents: row.refundedCents,
  balanceCents: row.balanceCents,
  paymentState: row.paymentState,
  fulfilmentState: row.fulfilmentState,
  isPickup: row.isPickup,
  isReady: row.isReady,
  dispute: row.dispute,
  openReturn: row.openReturn,
  delivery: row.delivery,
  tags: row.tags,
  itemCount: row.itemCount,
  pictures: row.images.map(({ assetUrl, altText }) => ({ url: assetUrl, altText })),
  firstTitle: row.firstTitle,
  isTracked: row.isTracked,
  productTypes: [...row.productTypes],
});
