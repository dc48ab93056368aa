import { isDigital } from '../catalogue/index.ts';
import type { FulfilmentState } from './order-states.ts';

/** What is known of the quantities of a line. */
export interface LineQuantities {
  readonly id: string;
  readonly productType: number;
  readonly quantity: number;
  readonly fulfilledQuantity: number;
  readonly refundedQuantity: number;
}

export interface LineQuantity {
  readonly lineId: string;
  readonly quantity: number;
}

/** Downloads, gift cards and paid content are delivered by the payment. */
export const needsFulfilment = ({ productType }: Pick<LineQuantities, 'productType'>): boolean =>
  !isDigital(productType);

/** Pieces that are still to be sent. Of a line that was refunded in part, those that were not sent yet count first. */
export const unfulfilledOf = (line: LineQuantities): number =>
  needsFulfilment(line) ? Math.max(0, line.quantity - line.fulfilledQuantity - line.refundedQuantity) : 0;

export const isAnythingUnfulfilled = (lines: readonly LineQuantities[]): boolean =>
  lines.some((line) => unfulfilledOf(line) > 0);

/** The state that follows from the quantities. A cancelled order stays cancelled. */
export const fulfilmentOf = (lines: readonly LineQuantities[], state: FulfilmentState): FulfilmentState => {
  if (state === 'cancelled') return 'cancelled';
  if (!isAnythingUnfulfilled(lines)) return 'fulfilled';
  return lines.some((line) => needsFulfilment(line) && line.fulfilledQuantity > 0)
    ? 'part-fulfilled'
    : 'pending';
};

/**
 * Pieces that go back into stock when so many of a line are refunded. Those that were never taken out of it, because
 * they are backordered, are refunded first.
 */
export const stockBack = (
  {
    quantity,
    refundedQuantity,
    stockQuantity,
  }: Pick<LineQuantities, 'quantity' | 'refundedQuantity'> & { readonly stockQuantity: number },
  refunded: number,
): number => Math.max(0, stockQuantity - (quantity - refundedQuantity - refunded));

/** Everything that is still to be sent. */
export const allUnfulfilled = (lines: readonly LineQuantities[]): LineQuantity[] =>
  lines
    .map((line) => ({ lineId: line.id, quantity: unfulfilledOf(line) }))
    .filter(({ quantity }) => quantity > 0);

/** Whether a shipment consists of lines of the order with pieces that are still to be sent, each line once. */
export const isPossibleShipment = (
  lines: readonly LineQuantities[],
  shipped: readonly LineQuantity[],
): boolean =>
  shipped.length > 0 &&
  new Set(shipped.map(({ lineId }) => lineId)).size === shipped.length &&
  shipped.every(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return (
      line !== undefined && Number.isInteger(quantity) && quantity > 0 && quantity <= unfulfilledOf(line)
    );
  });

/** The lines after a shipment. */
export const withShipped = (
  lines: readonly LineQuantities[],
  shipped: readonly LineQuantity[],
): LineQuantities[] =>
  lines.map((line) => {
    const sent = shipped.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
    return { ...line, fulfilledQuantity: line.fulfilledQuantity + sent };
  });
