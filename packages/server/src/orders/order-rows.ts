import { nameOf } from '@sitewright/domain/addresses';
import { firstFulfilment, formatOrderNumber, type OrderContent } from '@sitewright/domain/orders';
import type { orderLines, orders } from './orders-tables.ts';

export interface NewOrder {
  readonly orderId: string;
  readonly content: OrderContent;
  /** Of the email address. */
  readonly emailKey: string;
  /** Pieces that were taken out of stock for it, by variant. */
  readonly taken: ReadonlyMap<string, number>;
  readonly isTest: boolean;
  readonly isDemo?: boolean;
  /** Orders that are paid later wait for it. */
  readonly isPaid: boolean;
  readonly expiresAt: Date | null;
  readonly now: Date;
}

export interface NumberedOrder extends NewOrder {
  readonly websiteId: string;
  readonly customerId: string;
  readonly number: number;
}

export interface OrderRows {
  readonly order: typeof orders.$inferSelect;
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
}

/** The words that an order is found by. */
export const searchTextOf = (
  { lines, email, billingAddress, shippingAddress }: OrderContent,
  number: string,
) =>
  [
    number,
    email,
    nameOf(billingAddress),
    ...(shippingAddress ? [nameOf(shippingAddress)] : []),
    ...lines.flatMap(({ sku, title }) => [sku, title]),
  ]
    .join('\n')
    .toLowerCase();

/** Lines of one variant share what was taken; the first ones come first. */
const stockOfLines = (lines: OrderContent['lines'], taken: ReadonlyMap<string, number>): number[] => {
  const left = new Map(taken);
  return lines.map(({ variantId, quantity }) => {
    const own = Math.min(quantity, left.get(variantId) ?? 0);
    left.set(variantId, (left.get(variantId) ?? 0) - own);
    return own;
  });
};

const lineRows = ({ websiteId, orderId, content: { lines }, taken, isPaid }: NumberedOrder) => {
  const stock = stockOfLines(lines, taken);
  const isDelivered = firstFulfilment(lines, isPaid) === 'fulfilled';
  return lines.map((line, place) => ({
    websiteId,
    orderId,
    lineId: line.id,
    place,
    itemId: line.itemId,
    variantId: line.variantId,
    sku: line.sku,
    quantity: line.quantity,
    fulfilledQuantity: isDelivered ? line.quantity : 0,
    refundedQuantity: 0,
    stockQuantity: stock[place] ?? 0,
    content: line,
  }));
};

/** The address that names the customer. */
export const orderAddress = ({ shippingAddress, billingAddress }: OrderContent) =>
  shippingAddress ?? billingAddress;

/** An order as it is stored when it is placed. */
export const orderRows = (placed: NumberedOrder): OrderRows => {
  const { websiteId, orderId, number, isTest, isDemo = false, customerId, emailKey, isPaid } = placed;
  const { content, expiresAt, now } = placed;
  const { lines, tags = [], ...rest } = content;
  const address = orderAddress(content);
  return {
    order: {
      websiteId,
      orderId,
      number,
      isTest,
      isDemo,
      cartId: content.cartId,
      customerId,
      email: content.email,
      emailKey,
      customerName: nameOf(address),
      country: address.country,
      searchText: searchTextOf(content, formatOrderNumber(number, isTest)),
      currency: content.currency,
      totalCents: content.totalCents,
      refundedCents: 0,
      balanceCents: 0,
      paymentState: isPaid ? 'paid' : 'awaiting',
      fulfilmentState: firstFulfilment(lines, isPaid),
      isPickup: content.shipping?.isPickup ?? false,
      readyAt: null,
      expiresAt,
      tags: [...tags],
      content: rest,
      revision: 1,
      placedAt: now,
      updatedAt: now,
    },
    lines: lineRows(placed),
  };
};
