import { isAnythingUnfulfilled, needsFulfilment, type LineQuantities } from './fulfilment.ts';
import type { OrderRefusal } from './order-messages.ts';
import { wasPaid, type FulfilmentState, type OrderPaymentState } from './order-states.ts';

export const orderActions = [
  'edit',
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
  /** Still to be paid after an edit; negative where more was paid than the order costs now. */
  readonly balanceCents: number;
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

const editObstacle = (order: OrderSituation): Obstacle => {
  const obstacle = fulfilObstacle(order);
  if (obstacle === 'order-cancelled') return obstacle;
  return order.paymentState === 'refunded' ? 'order-nothing-to-edit' : obstacle;
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
  return order.paymentState === 'awaiting' || order.balanceCents > 0 ? undefined : 'order-not-awaiting';
};

/** Money that was paid and did not go back. */
export const unrefundedCents = ({
  paymentState,
  totalCents,
  balanceCents,
  refundedCents,
}: Pick<OrderSituation, 'paymentState' | 'totalCents' | 'balanceCents' | 'refundedCents'>): number =>
  wasPaid(paymentState) ? totalCents - balanceCents - refundedCents : 0;

const refundObstacle = (order: OrderSituation): Obstacle =>
  unrefundedCents(order) > 0 ? undefined : 'order-nothing-to-refund';

const obstacles: Readonly<Record<OrderAction, (order: OrderSituation) => Obstacle>> = {
  edit: editObstacle,
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

/** Orders that wait for the owner: paid, and not sent in full. */
export const isToFulfil = ({
  fulfilmentState,
  paymentState,
}: Pick<OrderSituation, 'fulfilmentState' | 'paymentState'>): boolean =>
  (fulfilmentState === 'pending' || fulfilmentState === 'part-fulfilled') &&
  (paymentState === 'paid' || paymentState === 'part-refunded');
