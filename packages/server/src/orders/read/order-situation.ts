import type { LineQuantities, OrderSituation } from '@sitewright/domain/orders';
import type { OrderLineRow } from '../orders-store.ts';
import type { StoredOrder } from './read-order-store.ts';

export const quantitiesOf = (lines: readonly OrderLineRow[]): LineQuantities[] =>
  lines.map(({ lineId, quantity, fulfilledQuantity, refundedQuantity, content }) => ({
    id: lineId,
    productType: content.productType,
    quantity,
    fulfilledQuantity,
    refundedQuantity,
  }));

/** What decides about actions. */
export const situationOf = ({ row, lines }: StoredOrder): OrderSituation => ({
  isTest: row.isTest,
  isPickup: row.isPickup,
  isReady: row.readyAt !== null,
  fulfilmentState: row.fulfilmentState,
  paymentState: row.paymentState,
  totalCents: row.totalCents,
  refundedCents: row.refundedCents,
  balanceCents: row.balanceCents,
  lines: quantitiesOf(lines),
});
