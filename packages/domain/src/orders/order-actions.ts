import { isAnythingUnfulfilled, needsFulfilment, type LineQuantities } from './fulfilment.ts';
import type { OrderRefusal } from './order-messages.ts';
import type { FulfilmentState, OrderPaymentState } from './order-states.ts';

export const orderActions = [
  'fulfil',
  'mark-ready',
  'unfulfil',
  'cancel',
  'mark-paid',
  'refund',
  'delete',
] as const;

export type OrderAction = (typeof orderActions)[number];

/** What decides about actions. */
export interface OrderSituation {
  readonly isTest: boolean;
  readonly isPickup: boolean;
  /** Whether the customer may pick it up. */
  readonly isReady: boolean;
  readonly fulfilmentState: FulfilmentState;
  readonly paymentState: OrderPaymentState;
  readonly totalCents: number;
  readonly refundedCents: number;
  readonly lines: readonly LineQuantities[];
}

type Obstacle = OrderRefusal | undefined;

const isCancelled = ({ fulfilmentState }: OrderSituation): boolean => fulfilmentState === 'cancelled';

const fulfilObstacle = (order: OrderSituation): Obstacle => {
  if (isCancelled(order)) return 'order-cancelled';
  if (order.paymentState === 'failed') return 'order-payment-failed';
  return isAnythingUnfulfilled(order.lines) ? undefined : 'order-nothing-to-fulfil';
};

const readyObstacle = (order: OrderSituation): Obstacle => {
  if (!order.isPickup) return 'order-not-pickup';
  return fulfilObstacle(order) ?? (order.isReady ? 'order-ready' : undefined);
};

const unfulfilObstacle = (order: OrderSituation): Obstacle => {
  if (isCancelled(order)) return 'order-cancelled';
  const hasSent = order.lines.some((line) => needsFulfilment(line) && line.fulfilledQuantity > 0);
  return hasSent ? undefined : 'order-nothing-fulfilled';
};

const cancelObstacle = (order: OrderSituation): Obstacle => {
  if (isCancelled(order)) return 'order-cancelled';
  return order.fulfilmentState === 'pending' ? undefined : 'order-not-pending';
};

const markPaidObstacle = (order: OrderSituation): Obstacle => {
  if (isCancelled(order)) return 'order-cancelled';
  return order.paymentState === 'awaiting' ? undefined : 'order-not-awaiting';
};

const refundObstacle = ({ paymentState, totalCents, refundedCents }: OrderSituation): Obstacle => {
  const wasPaid = paymentState === 'paid' || paymentState === 'part-refunded';
  return wasPaid && refundedCents < totalCents ? undefined : 'order-nothing-to-refund';
};

const obstacles: Readonly<Record<OrderAction, (order: OrderSituation) => Obstacle>> = {
  fulfil: fulfilObstacle,
  'mark-ready': readyObstacle,
  unfulfil: unfulfilObstacle,
  cancel: cancelObstacle,
  'mark-paid': markPaidObstacle,
  refund: refundObstacle,
  delete: ({ isTest }) => (isTest ? undefined : 'order-not-test'),
};

/** Why the action is not possible; undefined where it is. */
export const findActionObstacle = (action: OrderAction, order: OrderSituation): Obstacle =>
  obstacles[action](order);

export const allowedActions = (order: OrderSituation): OrderAction[] =>
  orderActions.filter((action) => findActionObstacle(action, order) === undefined);

/** Money that has to go back when the order is cancelled. */
export const unrefundedCents = ({ paymentState, totalCents, refundedCents }: OrderSituation): number =>
  paymentState === 'paid' || paymentState === 'part-refunded' ? totalCents - refundedCents : 0;

/** Orders that wait for the owner: paid, and not sent in full. */
export const isToFulfil = ({
  fulfilmentState,
  paymentState,
}: Pick<OrderSituation, 'fulfilmentState' | 'paymentState'>): boolean =>
  (fulfilmentState === 'pending' || fulfilmentState === 'part-fulfilled') &&
  (paymentState === 'paid' || paymentState === 'part-refunded');
