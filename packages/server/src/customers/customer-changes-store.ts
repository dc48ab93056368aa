import { emptyAddress } from '@sitewright/domain/addresses';
import type { CheckoutDetails } from '@sitewright/domain/checkout';
import {
  eraseOrderContent,
  eraseOrderLine,
  erasedSearchText,
  formatOrderNumber,
} from '@sitewright/domain/orders';
import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { eraseAbandonedCarts } from '../abandoned-cart-records/index.ts';
import { checkouts } from '../checkout/checkout-tables.ts';
import type { Queryable } from '../database/index.ts';
import { orderEvents, orderLines, orders, shipments } from '../orders/orders-tables.ts';
import { discountUses, payments } from '../payment-records/payment-records-tables.ts';
import { eraseAddresses } from '../erasure/index.ts';
import { orderReturns } from '../return-records/return-records-tables.ts';
import { eraseSubscriptions, hasRunningSubscriptions } from '../subscription-records/index.ts';
import { customerAddresses, customers } from './customers-tables.ts';

export type CustomerRow = typeof customers.$inferSelect;
type OrderRow = typeof orders.$inferSelect;

export interface CustomerKey {
  readonly websiteId: string;
  readonly customerId: string;
}

const isCustomer = ({ websiteId, customerId }: CustomerKey) =>
  and(eq(customers.websiteId, websiteId), eq(customers.customerId, customerId));

const isOrderOf = ({ websiteId, customerId }: CustomerKey) =>
  and(eq(orders.websiteId, websiteId), eq(orders.customerId, customerId));

/** In the order of their ids: two mergers cannot deadlock. */
export const lockCustomers = (
  transaction: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<CustomerRow[]> =>
  transaction
    .select()
    .from(customers)
    .where(and(eq(customers.websiteId, websiteId), inArray(customers.customerId, [...ids])))
    .orderBy(customers.customerId)
    .for('update');

/** Another customer of the site with this email address. */
export const findOtherWithEmail = async (
  transaction: Queryable,
  { websiteId, customerId }: CustomerKey,
  emailKey: string,
): Promise<string | undefined> => {
  const [found] = await transaction
    .select({ id: customers.customerId })
    .from(customers)
    .where(
      and(
        eq(customers.websiteId, websiteId),
        eq(customers.emailKey, emailKey),
        ne(customers.customerId, customerId),
      ),
    );
  return found?.id;
};

export const updateCustomer = async (
  transaction: Queryable,
  key: CustomerKey,
  fields: Partial<Omit<CustomerRow, 'websiteId' | 'customerId'>>,
): Promise<void> => {
  await transaction.update(customers).set(fields).where(isCustomer(key));
};

/** Of the customer with this email address, if there is one. */
export const withdrawMarketingConsent = async (
  transaction: Queryable,
  { websiteId, emailKey, now }: Pick<CustomerRow, 'websiteId' | 'emailKey'> & { readonly now: Date },
): Promise<void> => {
  await transaction
    .update(customers)
    .set({ acceptsMarketing: false, updatedAt: now })
    .where(and(eq(customers.websiteId, websiteId), eq(customers.emailKey, emailKey)));
};

/** Newest first. */
export const listOrdersOf = (database: Queryable, key: CustomerKey, limit: number): Promise<OrderRow[]> =>
  database
    .select()
    .from(orders)
    .where(isOrderOf(key))
    .orderBy(desc(orders.placedAt), desc(orders.orderId))
    .limit(limit);

export const listAddressesOf = async (database: Queryable, { websiteId, customerId }: CustomerKey) => {
  const rows = await database
    .select({ address: customerAddresses.address })
    .from(customerAddresses)
    .where(and(eq(customerAddresses.websiteId, websiteId), eq(customerAddresses.customerId, customerId)))
    .orderBy(desc(customerAddresses.usedAt));
  return rows.map(({ address }) => address);
};

export const hasOpenOrders = async (database: Queryable, key: CustomerKey): Promise<boolean> => {
  const [row] = await database
    .select({ id: orders.orderId })
    .from(orders)
    .where(
      and(
        isOrderOf(key),
        eq(orders.isTest, false),
        ne(orders.paymentState, 'failed'),
        inArray(orders.fulfilmentState, ['pending', 'part-fulfilled']),
      ),
    )
    .limit(1);
  return row !== undefined;
};

/** Orders and addresses of one customer become those of another; its row is deleted. */
export const moveToCustomer = async (
  transaction: Queryable,
  websiteId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> => {
  const key = { websiteId, customerId: from };
  await transaction.update(orders).set({ customerId: to }).where(isOrderOf(key));
  await transaction
    .update(customerAddresses)
    .set({ customerId: to })
    .where(and(eq(customerAddresses.websiteId, websiteId), eq(customerAddresses.customerId, from)));
  await transaction.delete(customers).where(isCustomer(key));
};

/** Whether something is still charged. */
export const isSubscriber = async (
  database: Queryable,
  { websiteId, customerId, emailKey }: CustomerRow,
): Promise<boolean> => {
  const key = { websiteId, customerId };
  const rows = await database.select({ id: orders.orderId }).from(orders).where(isOrderOf(key));
  return hasRunningSubscriptions(database, { ...key, emailKey, orderIds: rows.map(({ id }) => id) });
};

const eraseLines = async (transaction: Queryable, { websiteId, orderId }: OrderRow) => {
  const isLine = and(eq(orderLines.websiteId, websiteId), eq(orderLines.orderId, orderId));
  const lines = await transaction.select().from(orderLines).where(isLine).orderBy(orderLines.place);
  for (const { lineId, content } of lines)
    if (content.answers.length > 0)
      await transaction
        .update(orderLines)
        .set({ content: eraseOrderLine(content) })
        .where(and(isLine, eq(orderLines.lineId, lineId)));
  return lines.map(({ content }) => content);
};

const erasePayments = async (
  transaction: Queryable,
  websiteId: string,
  condition: SQL | undefined,
): Promise<void> => {
  const rows = await transaction
    .select({ paymentId: payments.paymentId, content: payments.content })
    .from(payments)
    .where(and(eq(payments.websiteId, websiteId), condition));
  for (const { paymentId, content } of rows)
    await transaction
      .update(payments)
      .set({ content: { ...eraseOrderContent(content), lines: content.lines.map(eraseOrderLine) } })
      .where(and(eq(payments.websiteId, websiteId), eq(payments.paymentId, paymentId)));
};

/** Copies of the order in payments, also in those of the same checkout that failed. */
const eraseOrderPayments = (transaction: Queryable, { websiteId, orderId }: OrderRow): Promise<void> => {
  const attempts = transaction
    .select({ id: payments.checkoutId })
    .from(payments)
    .where(and(eq(payments.websiteId, websiteId), eq(payments.orderId, orderId)));
  return erasePayments(transaction, websiteId, inArray(payments.checkoutId, attempts));
};

const noDetails: CheckoutDetails = {
  email: '',
  acceptsMarketing: false,
  shippingAddress: emptyAddress,
  isBillingSame: true,
  billingAddress: emptyAddress,
  vatNumber: '',
  waivesWithdrawal: false,
  note: '',
  answers: {},
};

const eraseOrder = async (transaction: Queryable, row: OrderRow, now: Date): Promise<void> => {
  const { websiteId, orderId, customerId, number, isTest, content } = row;
  const lines = await eraseLines(transaction, row);
  await transaction
    .update(orders)
    .set({
      email: '',
      emailKey: customerId,
      customerName: '',
      searchText: erasedSearchText(formatOrderNumber(number, isTest), lines),
      content: eraseOrderContent(content),
      revision: sql`${orders.revision} + 1`,
      updatedAt: now,
    })
    .where(and(eq(orders.websiteId, websiteId), eq(orders.orderId, orderId)));
  await transaction
    .update(shipments)
    .set({ trackingNumber: '', trackingUrl: '' })
    .where(and(eq(shipments.websiteId, websiteId), eq(shipments.orderId, orderId)));
  await transaction
    .update(orderReturns)
    .set({ note: '', reply: '' })
    .where(and(eq(orderReturns.websiteId, websiteId), eq(orderReturns.orderId, orderId)));
  // Tracking numbers are in the timeline, too; notes are about the person.
  await transaction
    .delete(orderEvents)
    .where(
      and(
        eq(orderEvents.websiteId, websiteId),
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.kind, 'note'),
      ),
    );
  await transaction.execute(sql`update order_events set data = data - 'trackingNumber' - 'trackingUrl'
    where website_id = ${websiteId} and order_id = ${orderId} and kind = 'fulfilled'`);
  await transaction.execute(sql`update order_events set data = data - 'reason'
    where website_id = ${websiteId} and order_id = ${orderId} and kind = 'edited'`);
  await eraseOrderPayments(transaction, row);
  await transaction
    .update(checkouts)
    .set({ details: noDetails })
    .where(and(eq(checkouts.websiteId, websiteId), eq(checkouts.cartId, row.cartId)));
};

/** What never became an order: checkouts, abandoned carts, restock sign-ups, mailing lists, draft orders and payments that failed. Gift cards for the person stay valid. */
const eraseUnordered = async (
  transaction: Queryable,
  { websiteId, emailKey, now }: Pick<CustomerRow, 'websiteId' | 'emailKey'> & { readonly now: Date },
): Promise<void> => {
  await transaction.execute(sql`update checkouts c set details = ${JSON.stringify(noDetails)}::jsonb,
      revision = c.revision + 1
    where c.website_id = ${websiteId} and lower(c.details ->> 'email') = ${emailKey}`);
  await eraseAbandonedCarts(transaction, websiteId, emailKey);
  await eraseAddresses(transaction, { websiteId, emailKeys: [emailKey], now });
  await erasePayments(transaction, websiteId, sql`lower(${payments.content} ->> 'email') = ${emailKey}`);
  await transaction.execute(sql`update gift_cards set recipient_name = '', recipient_email = '', message = ''
    where website_id = ${websiteId} and lower(recipient_email) = ${emailKey}`);
  await transaction.execute(sql`update gift_cards set buyer_email = '', sender_name = '', message = ''
    where website_id = ${websiteId} and lower(buyer_email) = ${emailKey}`);
};

/** The person is erased everywhere; orders and their amounts stay. */
export const eraseCustomer = async (
  transaction: Queryable,
  { websiteId, customerId, emailKey }: CustomerRow,
  now: Date,
): Promise<void> => {
  const key = { websiteId, customerId };
  const rows = await transaction
    .select()
    .from(orders)
    .where(isOrderOf(key))
    .orderBy(orders.orderId)
    .for('update');
  const orderIds = rows.map(({ orderId }) => orderId);
  await eraseSubscriptions(transaction, { ...key, emailKey, orderIds }, now);
  for (const row of rows) await eraseOrder(transaction, row, now);
  await eraseUnordered(transaction, { websiteId, emailKey, now });
  await transaction
    .delete(customerAddresses)
    .where(and(eq(customerAddresses.websiteId, websiteId), eq(customerAddresses.customerId, customerId)));
  await transaction
    .update(discountUses)
    .set({ emailKey: customerId })
    .where(and(eq(discountUses.websiteId, websiteId), eq(discountUses.emailKey, emailKey)));
  await updateCustomer(transaction, key, {
    email: '',
    emailKey: customerId,
    name: '',
    phone: '',
    note: '',
    acceptsMarketing: false,
    erasedAt: now,
    updatedAt: now,
  });
};
