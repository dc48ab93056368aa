import {
  additionalInvoiceOf,
  formatInvoiceNumber,
  invoiceContentOf,
  invoiceTextsIn,
  type InvoiceContent,
  type InvoiceFacts,
} from '@sitewright/domain/invoices';
import type { OrderContent } from '@sitewright/domain/orders';
import { isSellerKnown, type InvoiceSettings } from '@sitewright/domain/store';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { readStoreSettings } from '../store/index.ts';
import {
  contentsOf,
  insertInvoice,
  listInvoices,
  takeInvoiceNumber,
  type InvoiceRecord,
} from './invoice-records-store.ts';

export interface InvoicedOrder {
  readonly websiteId: string;
  readonly orderId: string;
  /** As shoppers read it. */
  readonly number: string;
  readonly isTest: boolean;
  readonly placedAt: Date;
  readonly content: OrderContent;
  readonly now: Date;
}

const sellerOf = ({ sellerName, sellerAddress, vatId, taxNumber, footer }: InvoiceSettings) => ({
  name: sellerName.trim(),
  address: sellerAddress.trim(),
  vatId: vatId.trim(),
  taxNumber: taxNumber.trim(),
  footer,
});

const factsOf = (
  { number: orderNumber, isTest, placedAt }: InvoicedOrder,
  seller: InvoiceContent['seller'],
): InvoiceFacts => ({ number: '', orderNumber, orderedOn: placedAt.toISOString(), isTest, seller });

/** The number is taken last, and used. */
const store = async (
  transaction: Queryable,
  { websiteId, orderId, isTest, now }: InvoicedOrder,
  { content, prefix }: { readonly content: InvoiceContent; readonly prefix: string },
): Promise<string> => {
  const taken = await takeInvoiceNumber(transaction, websiteId, { kind: 'invoice', isTest });
  const number = formatInvoiceNumber(taken, { prefix, isTest });
  await insertInvoice(transaction, {
    websiteId,
    invoiceId: newId(),
    orderId,
    number: taken,
    isTest,
    content: { ...content, number },
    issuedAt: now,
  });
  return number;
};

/** Issues the invoice of an order that has none, in the transaction of its payment; the order is locked. Returns the number. */
export const issueInvoice = async (
  transaction: Queryable,
  order: InvoicedOrder,
  settings: InvoiceSettings,
): Promise<string> => {
  const content = invoiceContentOf(order.content, factsOf(order, sellerOf(settings)));
  return store(transaction, order, { content, prefix: settings.invoicePrefix });
};

/** What of an order its invoices do not have yet; undefined where that is nothing, or it has none. */
export const findUninvoiced = (
  order: InvoicedOrder,
  records: readonly InvoiceRecord[],
  { refundedCents, seller }: { readonly refundedCents: number; readonly seller?: InvoiceContent['seller'] },
): InvoiceContent | undefined => {
  const [first, ...others] = contentsOf(records, 'invoice');
  if (!first) return undefined;
  return additionalInvoiceOf(order.content, factsOf(order, seller ?? first.seller), {
    invoices: [first, ...others],
    creditNotes: contentsOf(records, 'credit-note'),
    refundedCents,
    creditedTitle: invoiceTextsIn(first.language).creditedBefore,
  });
};

/**
 * Issues an invoice about what an edit added to an order that has one, once that is paid; the order is locked. Returns the
 * number, or undefined where nothing is left to invoice.
 */
export const issueAdditionalInvoice = async (
  transaction: Queryable,
  order: InvoicedOrder,
  refundedCents: number,
): Promise<string | undefined> => {
  const records = await listInvoices(transaction, order.websiteId, [order.orderId]);
  const { invoices: settings } = await readStoreSettings(transaction, order.websiteId);
  const seller = isSellerKnown(settings) ? { seller: sellerOf(settings) } : {};
  const content = findUninvoiced(order, records, { refundedCents, ...seller });
  return content && store(transaction, order, { content, prefix: settings.invoicePrefix });
};

/** Where the store invoices every payment. Undefined where it does not. */
export const issueAutomatically = async (
  transaction: Queryable,
  order: InvoicedOrder,
): Promise<string | undefined> => {
  const { invoices: settings } = await readStoreSettings(transaction, order.websiteId);
  return settings.isAutomatic && isSellerKnown(settings)
    ? issueInvoice(transaction, order, settings)
    : undefined;
};
