import { foldEmail, type OrderContent, type OrderPaymentState } from '@sitewright/domain/orders';
import { newId } from '../ids/index.ts';
import { orderRows } from '../orders/index.ts';
import type { PeriodKey } from '../subscription-records/index.ts';
import { demoFulfilment, demoTracking, type DemoHistory } from './demo-order-history.ts';
import type { DemoOrder } from './demo-orders-schemas.ts';
import type { DemoRows } from './demo-orders-store.ts';

/** What belongs to one order. */
export type OrderParts = Pick<DemoRows, 'orders' | 'lines' | 'events' | 'payments' | 'refunds' | 'shipments'>;

export interface MadeOrder {
  readonly orderId: string;
  readonly websiteId: string;
  readonly publicOrigin: string;
  readonly customerId: string;
  readonly number: number;
  readonly placedAt: Date;
  readonly order: DemoOrder;
  readonly content: OrderContent;
  readonly history: DemoHistory;
  readonly period?: PeriodKey | undefined;
}

const CONTRIBUTOR = 'Owner';

const paymentState = ({ history: { isPaid, refund }, content }: MadeOrder): OrderPaymentState => {
  if (!isPaid) return 'awaiting';
  if (!refund) return 'paid';
  return refund.amountCents === content.totalCents ? 'refunded' : 'part-refunded';
};

const timeOf = ({ history: { events }, placedAt }: MadeOrder, kind: string): Date =>
  events.find((event) => event.kind === kind)?.at ?? placedAt;

/** By bank transfer, so that no gateway is ever asked about it. */
const paymentRow = (made: MadeOrder): DemoRows['payments'][number] => {
  const { websiteId, orderId, content, placedAt, history } = made;
  const paymentId = newId();
  const unpaid = history.isCancelled ? ('cancelled' as const) : ('processing' as const);
  return {
    websiteId,
    paymentId,
    checkoutId: newId(),
    idempotencyKey: paymentId,
    gateway: 'manual',
    methodId: 'transfer',
    isTest: false,
    reference: paymentId,
    amountCents: content.totalCents,
    currency: content.currency,
    state: history.isPaid ? 'succeeded' : unpaid,
    content,
    orderId,
    publicOrigin: made.publicOrigin,
    createdAt: placedAt,
    updatedAt: timeOf(made, 'paid'),
  };
};

const refundRows = (made: MadeOrder, paymentId: string): DemoRows['refunds'] => {
  const { websiteId, orderId, history } = made;
  if (!history.refund) return [];
  const at = timeOf(made, 'refunded');
  const refundId = newId();
  return [
    {
      ...history.refund,
      websiteId,
      refundId,
      paymentId,
      orderId,
      state: 'succeeded',
      isRestocked: false,
      reference: refundId,
      madeBy: CONTRIBUTOR,
      createdAt: at,
      updatedAt: at,
    },
  ];
};

const shipmentRows = (made: MadeOrder): DemoRows['shipments'] => {
  const { websiteId, orderId, order, history } = made;
  if (history.shipped.length === 0) return [];
  const row = { websiteId, orderId, shipmentId: newId(), ...demoTracking(order), lines: history.shipped };
  return [{ ...row, madeBy: CONTRIBUTOR, createdAt: timeOf(made, 'fulfilled') }];
};

const eventRows = ({ websiteId, orderId, history }: MadeOrder): DemoRows['events'] =>
  history.events.map(({ kind, at, data }) => ({
    websiteId,
    orderId,
    eventId: newId(),
    kind,
    data,
    madeBy: kind === 'placed' || kind === 'renewed' ? '' : CONTRIBUTOR,
    createdAt: at,
  }));

/** An order with everything that belongs to it. It takes no stock and never expires. */
export const demoOrderRows = (made: MadeOrder): OrderParts => {
  const { content, history, placedAt, order } = made;
  const placed = orderRows({
    ...made,
    emailKey: foldEmail(content.email),
    taken: new Map(),
    isTest: false,
    isDemo: true,
    isPaid: history.isPaid,
    expiresAt: null,
    now: placedAt,
  });
  const { lines, state } = demoFulfilment(content, history);
  const payment = paymentRow(made);
  return {
    orders: [
      {
        ...placed.order,
        paymentState: paymentState(made),
        fulfilmentState: history.isPaid || history.isCancelled ? state : 'pending',
        refundedCents: history.refund?.amountCents ?? 0,
        readyAt: history.isReady ? timeOf(made, 'ready') : null,
        tags: order.tags ?? [],
        updatedAt: history.events.at(-1)?.at ?? placedAt,
      },
    ],
    lines: placed.lines.map((line, index) => ({
      ...line,
      fulfilledQuantity: history.isPaid ? (lines[index]?.fulfilledQuantity ?? 0) : 0,
      refundedQuantity: lines[index]?.refundedQuantity ?? 0,
    })),
    events: eventRows(made),
    payments: [payment],
    refunds: refundRows(made, payment.paymentId),
    shipments: shipmentRows(made),
  };
};
