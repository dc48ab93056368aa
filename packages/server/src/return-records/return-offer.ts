import { isInEea } from '@sitewright/domain/addresses';
import { isDigital } from '@sitewright/domain/catalogue';
import type {
  FulfilmentState,
  LineQuantity,
  OrderContent,
  OrderLine,
  OrderPaymentState,
} from '@sitewright/domain/orders';
import { isReturnOpen, returnableLines, type ReturnKind } from '@sitewright/domain/returns';
import type { ReturnSettings } from '@sitewright/domain/store';
import type { Queryable } from '../database/index.ts';
import { listReturns, type ReturnRow } from './return-records-store.ts';

/** An order with what decides about its returns. */
export interface OrderToReturn {
  readonly row: {
    readonly websiteId: string;
    readonly orderId: string;
    readonly placedAt: Date;
    readonly fulfilmentState: FulfilmentState;
    readonly paymentState: OrderPaymentState;
    readonly content: Pick<OrderContent, 'shippingAddress' | 'billingAddress' | 'withdrawalWaiver'>;
  };
  readonly lines: readonly {
    readonly lineId: string;
    readonly quantity: number;
    readonly fulfilledQuantity: number;
    readonly refundedQuantity: number;
    readonly content: Pick<OrderLine, 'productType'>;
  }[];
  readonly shipments: readonly { readonly createdAt: Date }[];
}

/** What was asked for, and what can be: lines by kind, none where it is too late. */
export interface ReturnOffer extends Readonly<Record<ReturnKind, readonly LineQuantity[]>> {
  readonly returns: readonly ReturnRow[];
}

const timesOf = ({ row, lines, shipments }: OrderToReturn) => {
  const { shippingAddress, billingAddress } = row.content;
  const sent = shipments.map(({ createdAt }) => createdAt.getTime());
  return {
    placedAt: row.placedAt,
    sentAt: sent.length === 0 ? null : new Date(Math.max(...sent)),
    fulfilmentState: row.fulfilmentState,
    paymentState: row.paymentState,
    isDigital: lines.every(({ content }) => isDigital(content.productType)),
    isInEea: isInEea((shippingAddress ?? billingAddress).country),
  };
};

export const readReturnOffer = async (
  database: Queryable,
  order: OrderToReturn,
  { settings, now }: { readonly settings: ReturnSettings; readonly now: Date },
): Promise<ReturnOffer> => {
  const returns = await listReturns(database, order.row.websiteId, order.row.orderId);
  const times = timesOf(order);
  const returnable = {
    returns,
    // Downloads are provided with the payment.
    isWithdrawalWaived:
      order.row.content.withdrawalWaiver !== undefined && order.row.paymentState !== 'awaiting',
    lines: order.lines.map(({ lineId, quantity, fulfilledQuantity, refundedQuantity, content }) => ({
      id: lineId,
      productType: content.productType,
      quantity,
      fulfilledQuantity,
      refundedQuantity,
    })),
  };
  const linesOf = (kind: ReturnKind) =>
    isReturnOpen(kind, times, { settings, now }) ? returnableLines(kind, returnable) : [];
  return { returns, return: linesOf('return'), withdrawal: linesOf('withdrawal') };
};
