import { nameOf } from '@sitewright/domain/addresses';
import { firstFulfilment, formatOrderNumber, type OrderContent } from '@sitewright/domain/orders';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { invoicePaid } from './invoice-paid.ts';
import { insertOrder, insertOrderEvent, takeOrderNumber } from './orders-store.ts';
import { upsertCustomer } from './upsert-customer-store.ts';

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

export interface CreatedOrder {
  readonly orderId: string;
  /** As shoppers read it. */
  readonly number: string;
}

const searchTextOf = ({ lines, email, billingAddress, shippingAddress }: OrderContent, number: string) =>
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

/** Stores an order from its copy. The number is taken last, because it locks the counter of the site. */
export const createOrder = async (
  transaction: Queryable,
  websiteId: string,
  { orderId, content, emailKey, taken, isTest, isDemo = false, isPaid, expiresAt, now }: NewOrder,
): Promise<CreatedOrder> => {
  const { lines, tags = [], ...rest } = content;
  const address = content.shippingAddress ?? content.billingAddress;
  const customerId = await upsertCustomer(transaction, websiteId, {
    email: content.email,
    emailKey,
    address,
    acceptsMarketing: content.acceptsMarketing,
    now,
  });
  const counted = await takeOrderNumber(transaction, websiteId, isTest);
  const number = formatOrderNumber(counted, isTest);
  const fulfilmentState = firstFulfilment(lines, isPaid);
  const stock = stockOfLines(lines, taken);
  await insertOrder(
    transaction,
    {
      websiteId,
      orderId,
      number: counted,
      isTest,
      isDemo,
      cartId: content.cartId,
      customerId,
      email: content.email,
      emailKey,
      customerName: nameOf(address),
      country: address.country,
      searchText: searchTextOf(content, number),
      currency: content.currency,
      totalCents: content.totalCents,
      paymentState: isPaid ? 'paid' : 'awaiting',
      fulfilmentState,
      isPickup: content.shipping?.isPickup ?? false,
      expiresAt,
      tags: [...tags],
      content: rest,
      placedAt: now,
      updatedAt: now,
    },
    lines.map((line, place) => ({
      websiteId,
      orderId,
      lineId: line.id,
      place,
      itemId: line.itemId,
      variantId: line.variantId,
      sku: line.sku,
      quantity: line.quantity,
      fulfilledQuantity: fulfilmentState === 'fulfilled' ? line.quantity : 0,
      stockQuantity: stock[place] ?? 0,
      content: line,
    })),
  );
  await insertOrderEvent(transaction, {
    websiteId,
    orderId,
    eventId: newId(),
    kind: isPaid ? 'placed-and-paid' : 'placed',
    data: {},
    madeBy: '',
    createdAt: now,
  });
  if (isPaid && !isDemo)
    await invoicePaid(transaction, { websiteId, orderId, number, isTest, placedAt: now, content, now });
  return { orderId, number };
};
