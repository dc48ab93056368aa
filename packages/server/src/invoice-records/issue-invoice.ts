import { formatInvoiceNumber, invoiceContentOf } from '@sitewright/domain/invoices';
import type { OrderContent } from '@sitewright/domain/orders';
import { isSellerKnown, type InvoiceSettings } from '@sitewright/domain/store';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { insertInvoice, takeInvoiceNumber } from './invoice-records-store.ts';

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

/** Issues the invoice of an order that has none, in the transaction of its payment; the order is locked. Returns the number. */
export const issueInvoice = async (
  transaction: Queryable,
  { websiteId, orderId, number: orderNumber, isTest, placedAt, content, now }: InvoicedOrder,
  settings: InvoiceSettings,
): Promise<string> => {
  const taken = await takeInvoiceNumber(transaction, websiteId, { kind: 'invoice', isTest });
  const number = formatInvoiceNumber(taken, { prefix: settings.invoicePrefix, isTest });
  await insertInvoice(transaction, {
    websiteId,
    invoiceId: newId(),
    orderId,
    number: taken,
    isTest,
    content: invoiceContentOf(content, {
      number,
      orderNumber,
      orderedOn: placedAt.toISOString(),
      isTest,
      seller: sellerOf(settings),
    }),
    issuedAt: now,
  });
  return number;
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
