import { formatOrderNumber } from '@sitewright/domain/orders';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { issueOrderedCards } from './issue-ordered-cards.ts';
import { invoicePaid } from './invoice-paid.ts';
import { orderAddress, orderRows, type NewOrder } from './order-rows.ts';
import { enqueueOrderSignUp } from '../mailing-list-records/index.ts';
import { insertOrder, insertOrderEvent, takeOrderNumber } from './orders-store.ts';
import type { StoredOrder } from './read/read-order-store.ts';
import { upsertCustomer } from './upsert-customer-store.ts';

export interface CreatedOrder {
  readonly orderId: string;
  /** As shoppers read it. */
  readonly number: string;
  readonly stored: StoredOrder;
  readonly invoiceNumber: string | undefined;
}

const firstEvent = ({ content: { renewal }, isPaid }: NewOrder) => {
  if (renewal) return { kind: 'renewed', data: renewal } as const;
  return { kind: isPaid ? 'placed-and-paid' : 'placed', data: {} } as const;
};

/** What an order takes from tables that others write too. */
export interface OrderIdentity {
  readonly customerId: string;
  readonly counted: number;
}

/** The customer of an order. */
export const storeCustomer = (
  transaction: Queryable,
  websiteId: string,
  { content, emailKey, now }: Pick<NewOrder, 'content' | 'emailKey' | 'now'>,
): Promise<string> =>
  upsertCustomer(transaction, websiteId, {
    email: content.email,
    emailKey,
    address: orderAddress(content),
    acceptsMarketing: content.acceptsMarketing,
    now,
  });

/** Stores an order from its copy. */
export const storeOrder = async (
  transaction: Queryable,
  { websiteId, customerId, counted, ...placed }: NewOrder & OrderIdentity & { readonly websiteId: string },
): Promise<CreatedOrder> => {
  const { orderId, content, isTest, isDemo = false, isPaid, now } = placed;
  const number = formatOrderNumber(counted, isTest);
  const { order, lines } = orderRows({ ...placed, websiteId, customerId, number: counted });
  await insertOrder(transaction, order, lines);
  await insertOrderEvent(transaction, {
    websiteId,
    orderId,
    eventId: newId(),
    ...firstEvent(placed),
    madeBy: '',
    createdAt: now,
  });
  if (content.acceptsMarketing && !content.renewal && !isDemo)
    await enqueueOrderSignUp(transaction, { websiteId, orderId }, now);
  const isReal = isPaid && !isDemo;
  const invoiceNumber = isReal
    ? await invoicePaid(transaction, { websiteId, orderId, number, isTest, placedAt: now, content, now })
    : undefined;
  if (isReal) await issueOrderedCards(transaction, { websiteId, orderId, isTest, content, now });
  return { orderId, number, stored: { row: order, lines }, invoiceNumber };
};

/** The number is taken last, because it locks the counter of the site. */
export const createOrder = async (
  transaction: Queryable,
  websiteId: string,
  placed: NewOrder,
): Promise<CreatedOrder> => {
  const [customerId, counted] = await Promise.all([
    storeCustomer(transaction, websiteId, placed),
    takeOrderNumber(transaction, websiteId, placed.isTest),
  ]);
  return storeOrder(transaction, { ...placed, websiteId, customerId, counted });
};
