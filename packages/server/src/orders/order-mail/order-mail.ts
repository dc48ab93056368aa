import { isDonationAlone } from '@sitewright/domain/donations';
import { mailMessages } from '@sitewright/domain/mail';
import { emailLanguageOf, isCustomerEmail } from '@sitewright/domain/store-emails';
import { contactEmailOf, type Site } from '@sitewright/domain/sites';
import { listPeopleWho } from '../../contributors/index.ts';
import { writeWaitingRows, type Queryable } from '../../database/index.ts';
import { readThanks } from '../../donations/index.ts';
import { listDownloads } from '../../downloads/index.ts';
import { newId } from '../../ids/index.ts';
import { listInvoices } from '../../invoice-records/index.ts';
import {
  createSecretLink,
  enqueueMail,
  enqueueMails,
  isMailAddress,
  readMailSettings,
  sendTogether,
} from '../../mail/index.ts';
import { orderToken, orderUrl } from '../order-token.ts';
import { insertOrderEvent } from '../orders-store.ts';
import { lockOrder, type StoredOrder } from '../read/read-order-store.ts';
import { listStoredEmails, readStoredEmail } from '../../store-email-texts/index.ts';
import { composeOrderMail, type OrderEmailKind, type ShopperEmailKind } from './compose-order-mail.ts';
import type { MailDetails, MailedOrder } from './mailed-order.ts';

const MAX_RECIPIENTS = 20;
/** Of emails that the program sends by itself: absence notices must not answer them. */
const AUTOMATIC = { 'auto-submitted': 'auto-generated' };

/** Where and when an email about an order is written. A contributor's context together with the secret is one. */
export interface OrderMailContext {
  readonly site: Site;
  /** Of the site, for links. */
  readonly publicOrigin: string;
  readonly secret: string;
  readonly now: Date;
}

export interface OrderMail extends Omit<MailDetails, 'downloads'> {
  readonly kind: OrderEmailKind;
  readonly orderId: string;
}

const pageOf = (kind: ShopperEmailKind): 'confirmed' | 'received' | 'status' => {
  if (kind === 'confirmed' || kind === 'donation-received') return 'confirmed';
  return kind === 'awaiting' ? 'received' : 'status';
};

const replyAddress = ({ settings }: Site): { replyTo?: string } => {
  const address = contactEmailOf(settings.socialAccounts) ?? '';
  return isMailAddress(address) ? { replyTo: address } : {};
};

/** Adds an email to a shopper, with a link that grants access. Its id; undefined where there is no address. */
export const mailShopper = async (
  transaction: Queryable,
  { site, secret, now }: OrderMailContext,
  { kind, order, url }: { kind: ShopperEmailKind; order: MailedOrder; url: string },
): Promise<string | undefined> => {
  const { email, content } = order.row;
  // An erased customer has no address.
  if (!isMailAddress(email)) return undefined;
  const { texts } = await readStoredEmail(transaction, site.id, kind);
  const own = texts[emailLanguageOf(content.language)];
  const link = createSecretLink(secret, url);
  return enqueueMail(transaction, {
    websiteId: site.id,
    to: email,
    fromName: site.settings.title,
    ...replyAddress(site),
    ...composeOrderMail({ kind, order, link: link.placeholder, own }),
    language: content.language,
    secretLink: link,
    keepsLink: true,
    headers: AUTOMATIC,
    withheld: order.row.isDemo ? { reason: mailMessages['mail-withheld'], at: now } : undefined,
  });
};

/** The email of a paid order says where its invoice is. */
const invoiceOf = async (transaction: Queryable, { row }: StoredOrder): Promise<MailDetails> => {
  const [invoice] = await listInvoices(transaction, row.websiteId, [row.orderId]);
  return invoice ? { invoiceNumber: invoice.content.number } : {};
};

const mailCustomer = async (
  transaction: Queryable,
  context: OrderMailContext,
  { order, kind, details }: { order: StoredOrder; kind: ShopperEmailKind; details: MailDetails },
): Promise<void> => {
  const { site, publicOrigin, secret, now } = context;
  const { row, lines } = order;
  const token = orderToken(secret, site.id, row.orderId);
  const mailId = await mailShopper(transaction, context, {
    kind,
    order: { site, publicOrigin, row, lines, details },
    url: `${publicOrigin}${orderUrl(pageOf(kind), row.orderId, token)}`,
  });
  if (mailId === undefined) return;
  await insertOrderEvent(transaction, {
    websiteId: site.id,
    orderId: row.orderId,
    eventId: newId(),
    kind: 'emailed',
    data: { mail: kind, mailId },
    madeBy: '',
    createdAt: now,
  });
};

type TeamMailKind = Exclude<OrderEmailKind, ShopperEmailKind>;

/** To everybody who looks after orders: administrators and store managers. */
export const mailTeam = async (
  transaction: Queryable,
  { site }: OrderMailContext,
  { kind, order, url }: { readonly kind: TeamMailKind; readonly order: MailedOrder; readonly url: string },
): Promise<void> => {
  const { isEnabled, texts } = await readStoredEmail(transaction, site.id, kind);
  if (!isEnabled) return;
  const people = await listPeopleWho(transaction, site.id, 'orders');
  await enqueueMails(transaction, {
    websiteId: site.id,
    to: people
      .map(({ email }) => email)
      .filter(isMailAddress)
      .slice(0, MAX_RECIPIENTS),
    fromName: site.settings.title,
    ...(isMailAddress(order.row.email) && !order.row.isDemo ? { replyTo: order.row.email } : {}),
    ...composeOrderMail({ kind, order, link: url, own: texts.en }),
    headers: AUTOMATIC,
  });
};

const isDonation = ({ lines }: StoredOrder): boolean => isDonationAlone(lines.map(({ content }) => content));

/** An order of donations alone is thanked for instead of confirmed. */
const mailConfirmed = async (
  transaction: Queryable,
  context: OrderMailContext,
  { order, details }: { readonly order: StoredOrder; readonly details: MailDetails },
): Promise<void> => {
  if (!isDonation(order)) return mailCustomer(transaction, context, { order, kind: 'confirmed', details });
  const fundIds = order.lines.map(({ itemId }) => itemId);
  const thanks = await readThanks(transaction, context.site.id, fundIds);
  await mailCustomer(transaction, context, {
    order,
    kind: 'donation-received',
    details: { ...details, thanks },
  });
};

/** Files that the customer may fetch now. */
const findDownloads = async (transaction: Queryable, { row: { websiteId, orderId } }: StoredOrder) =>
  (await listDownloads(transaction, websiteId, [orderId])).filter(({ isOwned }) => isOwned);

/** Whether there was anything to deliver. */
const mailDownloads = async (
  transaction: Queryable,
  context: OrderMailContext,
  order: StoredOrder,
): Promise<boolean> => {
  const downloads = await findDownloads(transaction, order);
  if (downloads.length === 0) return false;
  await mailCustomer(transaction, context, { order, kind: 'downloads', details: { downloads } });
  return true;
};

/** Reads what the emails of an order need. */
export const prepareOrderMail = async (transaction: Queryable, websiteId: string): Promise<void> => {
  await Promise.all([
    readMailSettings(transaction, websiteId),
    listStoredEmails(transaction, websiteId),
    listPeopleWho(transaction, websiteId, 'orders'),
  ]);
};

/** Only of emails that the program sends by itself: what the owner asks for is sent. */
export const isEnabled = async (
  transaction: Queryable,
  { site }: OrderMailContext,
  kind: OrderEmailKind,
): Promise<boolean> => (await readStoredEmail(transaction, site.id, kind)).isEnabled;

const orderScreenUrl = ({ publicOrigin }: OrderMailContext, orderId: string): string =>
  `${publicOrigin}/config/store/orders/order?id=${orderId}`;

export interface NewOrderMail {
  readonly order: StoredOrder;
  readonly kind: 'confirmed' | 'awaiting';
  readonly details: MailDetails;
  readonly hasDownloads: boolean;
}

const addNewOrderMails = async (
  transaction: Queryable,
  context: OrderMailContext,
  { order, kind, details, hasDownloads }: NewOrderMail,
): Promise<void> => {
  if (kind === 'confirmed') await mailConfirmed(transaction, context, { order, details });
  else await mailCustomer(transaction, context, { order, kind, details });
  if (hasDownloads && (await isEnabled(transaction, context, 'downloads'))) {
    // Files are found by their order.
    await writeWaitingRows(transaction);
    await mailDownloads(transaction, context, order);
  }
  const { site, publicOrigin } = context;
  await mailTeam(transaction, context, {
    kind: 'new-order',
    order: { site, publicOrigin, ...order, details: {} },
    url: orderScreenUrl(context, order.row.orderId),
  });
};

/** The emails of an order that its transaction makes: to the customer, with the downloads, and to the team. */
export const mailNewOrder = (
  transaction: Queryable,
  context: OrderMailContext,
  mail: NewOrderMail,
): Promise<void> =>
  sendTogether(transaction, context.site.id, () => addNewOrderMails(transaction, context, mail));

/**
 * Adds an email about an order to the outbox, in the transaction of the change that it tells of. The downloads of a
 * confirmed order follow in an email of their own. False where there is nothing to tell.
 */
export const sendOrderMail = async (
  transaction: Queryable,
  context: OrderMailContext,
  { kind, orderId, ...details }: OrderMail,
): Promise<boolean> => {
  const order = await lockOrder(transaction, context.site.id, orderId);
  if (!order) return false;
  if (kind === 'downloads') return mailDownloads(transaction, context, order);
  if (!isCustomerEmail(kind)) {
    const { site, publicOrigin } = context;
    const url = orderScreenUrl(context, orderId);
    await mailTeam(transaction, context, { kind, order: { site, publicOrigin, ...order, details }, url });
  } else if (kind === 'confirmed') {
    const invoice = await invoiceOf(transaction, order);
    await mailConfirmed(transaction, context, { order, details: { ...details, ...invoice } });
  } else await mailCustomer(transaction, context, { order, kind, details });
  if (kind === 'confirmed' && (await isEnabled(transaction, context, 'downloads')))
    await mailDownloads(transaction, context, order);
  return true;
};
