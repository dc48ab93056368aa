import {
  allUnfulfilled,
  fulfilmentOf,
  needsFulfilment,
  noTracking,
  readTracking,
  refundForPieces,
  withShipped,
  type LineQuantities,
  type LineQuantity,
  type OrderContent,
} from '@sitewright/domain/orders';
import type { DemoOrder } from './demo-orders-schemas.ts';

const HOUR_MS = 3_600_000;
const PAID_AFTER = 5 * HOUR_MS;
const SHIPPED_AFTER = 30 * HOUR_MS;
const CANCELLED_AFTER = 40 * HOUR_MS;
const REFUNDED_AFTER = 9 * 24 * HOUR_MS;

export interface DemoEvent {
  readonly kind: 'placed' | 'renewed' | 'paid' | 'ready' | 'fulfilled' | 'refunded' | 'cancelled';
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface DemoRefund {
  readonly amountCents: number;
  readonly lines: readonly (LineQuantity & { readonly amountCents: number })[];
  readonly shippingCents: number;
  readonly reason: string;
}

/** What has happened to an order since it was placed. */
export interface DemoHistory {
  /** Oldest first; the refund and the shipment have theirs. */
  readonly events: readonly DemoEvent[];
  readonly isPaid: boolean;
  readonly isCancelled: boolean;
  readonly isReady: boolean;
  readonly shipped: readonly LineQuantity[];
  readonly refund: DemoRefund | undefined;
}

const newLines = ({ lines }: OrderContent): LineQuantities[] =>
  lines.map(({ id, productType, quantity }) => ({
    id,
    productType,
    quantity,
    fulfilledQuantity: needsFulfilment({ productType }) ? 0 : quantity,
    refundedQuantity: 0,
  }));

const shippedLines = ({ state }: DemoOrder, content: OrderContent): readonly LineQuantity[] => {
  const all = allUnfulfilled(newLines(content));
  if (state === 'part-fulfilled') return all.slice(0, 1);
  return ['fulfilled', 'part-refunded', 'refunded'].includes(state) ? all : [];
};

const refundOf = ({ state }: DemoOrder, content: OrderContent): DemoRefund | undefined => {
  const { totalCents, shippingCents } = content;
  if (state === 'cancelled')
    return { amountCents: totalCents, lines: [], shippingCents: totalCents, reason: 'cancelled' };
  if (state !== 'refunded' && state !== 'part-refunded') return undefined;
  const isWhole = state === 'refunded';
  const lines = content.lines.slice(0, isWhole ? undefined : 1).map((line) => {
    const quantity = isWhole ? line.quantity : 1;
    return {
      lineId: line.id,
      quantity,
      amountCents: refundForPieces(line, content, { quantity, before: 0 }),
    };
  });
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, isWhole ? shippingCents : 0);
  return { amountCents, lines, shippingCents: isWhole ? shippingCents : 0, reason: 'Returned' };
};

export const demoTracking = ({ carrier = '', trackingNumber = '' }: DemoOrder) =>
  readTracking({ ...noTracking, carrier, trackingNumber });

const UNPAID: ReadonlySet<DemoOrder['state']> = new Set(['awaiting', 'cancelled-unpaid']);

/** Everything happens after the order was placed, and nothing in the future. */
export const demoHistory = (
  order: DemoOrder,
  content: OrderContent,
  { placedAt, now }: { readonly placedAt: Date; readonly now: Date },
): DemoHistory => {
  const after = (ms: number): Date => new Date(Math.min(placedAt.getTime() + ms, now.getTime()));
  const isPaid = !UNPAID.has(order.state);
  const isCancelled = order.state === 'cancelled' || order.state === 'cancelled-unpaid';
  const isReady =
    order.state === 'ready' || (content.shipping?.isPickup === true && order.state === 'fulfilled');
  const shipped = shippedLines(order, content);
  const isPart = order.state === 'part-fulfilled';
  const refund = refundOf(order, content);
  const refunded = refund && { amountCents: refund.amountCents, reason: refund.reason, isRestocked: false };
  const events: (DemoEvent | false | undefined)[] = [
    content.renewal
      ? { kind: 'renewed', at: placedAt, data: content.renewal }
      : { kind: 'placed', at: placedAt, data: {} },
    isPaid &&
      !content.lines.some(({ subscription }) => subscription) && {
        kind: 'paid',
        at: after(PAID_AFTER),
        data: {},
      },
    isReady && { kind: 'ready', at: after(SHIPPED_AFTER - HOUR_MS), data: {} },
    shipped.length > 0 && {
      kind: 'fulfilled',
      at: after(SHIPPED_AFTER),
      data: { ...demoTracking(order), lines: shipped, isPart, isNotified: false },
    },
    refunded && {
      kind: 'refunded',
      at: after(isCancelled ? CANCELLED_AFTER : REFUNDED_AFTER),
      data: refunded,
    },
    isCancelled && { kind: 'cancelled', at: after(CANCELLED_AFTER), data: { isRestocked: false } },
  ];
  return {
    events: events.filter((event) => event !== undefined && event !== false),
    isPaid,
    isCancelled,
    isReady,
    shipped,
    refund,
  };
};

/** The quantities of the lines and the state that follows from them. */
export const demoFulfilment = (content: OrderContent, { shipped, refund, isCancelled }: DemoHistory) => {
  const lines = withShipped(newLines(content), shipped).map((line) => ({
    ...line,
    refundedQuantity: refund?.lines.find(({ lineId }) => lineId === line.id)?.quantity ?? 0,
  }));
  return { lines, state: fulfilmentOf(lines, isCancelled ? 'cancelled' : 'pending') };
};
