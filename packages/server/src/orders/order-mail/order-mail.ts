import { nameOf } from '@sitewright/domain/addresses';
import { formatOrderNumber, type CustomerMailKind } from '@sitewright/domain/orders';
import { contactEmailOf, type Site } from '@sitewright/domain/sites';
import { listPeopleWho } from '../../contributors/index.ts';
import type { Queryable } from '../../database/index.ts';
import { newId } from '../../ids/index.ts';
import { listInvoices } from '../../invoice-records/index.ts';
import { createSecretLink, enqueueMail, enqueueMails, isMailAddress } from '../../mail/index.ts';
import { orderToken, orderUrl } from '../order-token.ts';
import { insertOrderEvent } from '../orders-store.ts';
import { lockOrder, type StoredOrder } from '../read/read-order-store.ts';
import { amountIn, mailPartsOf, type MailDetails } from './mailed-order.ts';
import { orderMailHtml, orderMailText } from './write-order-mail.ts';

const MAX_RECIPIENTS = 20;
const LISTED = 20;

/** Where and when an email about an order is written. A contributor's context together with the secret is one. */
export interface OrderMailContext {
  readonly site: Site;
  /** Of the site, for links. */
  readonly publicOrigin: string;
  readonly secret: string;
  readonly now: Date;
}

export interface OrderMail extends MailDetails {
  readonly kind: CustomerMailKind | 'new-order';
  readonly orderId: string;
}

const pageOf = (kind: CustomerMailKind): 'confirmed' | 'received' | 'status' => {
  if (kind === 'confirmed') return 'confirmed';
  return kind === 'awaiting' ? 'received' : 'status';
};

const replyAddress = ({ settings }: Site): { replyTo?: string } => {
  const address = contactEmailOf(settings.socialAccounts) ?? '';
  return isMailAddress(address) ? { replyTo: address } : {};
};

/** The email of a paid order says where its invoice is. */
const invoiceOf = async (transaction: Queryable, { row }: StoredOrder): Promise<MailDetails> => {
  const [invoice] = await listInvoices(transaction, row.websiteId, [row.orderId]);
  return invoice ? { invoiceNumber: invoice.content.number } : {};
};

const mailCustomer = async (
  transaction: Queryable,
  { site, publicOrigin, secret, now }: OrderMailContext,
  { order, kind, details }: { order: StoredOrder; kind: CustomerMailKind; details: MailDetails },
): Promise<void> => {
  const { row, lines } = order;
  // An erased customer has no address.
  if (!isMailAddress(row.email)) return;
  const token = orderToken(secret, site.id, row.orderId);
  const link = createSecretLink(secret, `${publicOrigin}${orderUrl(pageOf(kind), row.orderId, token)}`);
  const parts = mailPartsOf(kind, { site, row, lines, details });
  await enqueueMail(transaction, {
    websiteId: site.id,
    to: row.email,
    fromName: site.settings.title,
    ...replyAddress(site),
    subject: parts.subject,
    text: orderMailText(parts, link.placeholder),
    html: orderMailHtml(parts, link.placeholder),
    language: row.content.language,
    secretLink: link,
    headers: { 'auto-submitted': 'auto-generated' },
  });
  await insertOrderEvent(transaction, {
    websiteId: site.id,
    orderId: row.orderId,
    eventId: newId(),
    kind: 'emailed',
    data: { mail: kind },
    madeBy: '',
    createdAt: now,
  });
};

const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const newOrderText = ({ row, lines }: StoredOrder, publicOrigin: string): string => {
  const { content } = row;
  const items = lines
    .slice(0, LISTED)
    .map(({ content: line }) => `${line.quantity} × ${oneLine(line.title)} (SKU ${oneLine(line.sku)})`);
  const more = lines.length - items.length;
  return [
    `${oneLine(nameOf(content.shippingAddress ?? content.billingAddress)) || row.email} placed an order for ${amountIn(row, row.totalCents)}.${
      row.paymentState === 'awaiting' ? ' It waits for its payment.' : ''
    }`,
    [...items, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
    ...(content.shipping ? [`Delivery: ${oneLine(content.shipping.name)}`] : []),
    ...(content.note === '' ? [] : [`Note of the customer:\n${content.note}`]),
    `Open the order: ${publicOrigin}/config/store/orders/order?id=${row.orderId}`,
  ].join('\n\n');
};

/** Everybody who looks after orders: administrators and store managers. */
const mailOwners = async (
  transaction: Queryable,
  { site, publicOrigin }: OrderMailContext,
  order: StoredOrder,
): Promise<void> => {
  const { row } = order;
  const people = await listPeopleWho(transaction, site.id, 'orders');
  const number = formatOrderNumber(row.number, row.isTest);
  await enqueueMails(transaction, {
    websiteId: site.id,
    to: people
      .map(({ email }) => email)
      .filter(isMailAddress)
      .slice(0, MAX_RECIPIENTS),
    fromName: site.settings.title,
    ...(isMailAddress(row.email) ? { replyTo: row.email } : {}),
    subject: `New ${row.isTest ? 'test ' : ''}order #${number}: ${amountIn(row, row.totalCents)}`,
    text: newOrderText(order, publicOrigin),
    headers: { 'auto-submitted': 'auto-generated' },
  });
};

/** Adds an email about an order to the outbox, in the transaction of the change that it tells of. */
export const sendOrderMail = async (
  transaction: Queryable,
  context: OrderMailContext,
  { kind, orderId, ...details }: OrderMail,
): Promise<void> => {
  const order = await lockOrder(transaction, context.site.id, orderId);
  if (!order) return;
  if (kind === 'new-order') await mailOwners(transaction, context, order);
  else {
    const invoice = kind === 'confirmed' ? await invoiceOf(transaction, order) : {};
    await mailCustomer(transaction, context, { order, kind, details: { ...details, ...invoice } });
  }
};
