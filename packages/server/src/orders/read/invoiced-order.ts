import { formatOrderNumber } from '@sitewright/domain/orders';
import type { InvoicedOrder } from '../../invoice-records/index.ts';
import type { StoredOrder } from './read-order-store.ts';

/** What an invoice copies of a stored order. */
export const invoicedOrder = ({ row, lines }: StoredOrder, now: Date): InvoicedOrder => ({
  websiteId: row.websiteId,
  orderId: row.orderId,
  number: formatOrderNumber(row.number, row.isTest),
  isTest: row.isTest,
  placedAt: row.placedAt,
  content: { ...row.content, lines: lines.map(({ content }) => content) },
  now,
});
