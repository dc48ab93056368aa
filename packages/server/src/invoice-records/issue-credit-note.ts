import { creditNoteContentOf, formatInvoiceNumber, invoiceTextsIn } from '@sitewright/domain/invoices';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { insertCreditNote, isCredited, listInvoices, takeInvoiceNumber } from './invoice-records-store.ts';

export interface CreditedRefund {
  readonly websiteId: string;
  readonly refundId: string;
  readonly orderId: string;
  readonly amountCents: number;
  readonly lines: readonly {
    readonly lineId: string;
    readonly quantity: number;
    readonly amountCents: number;
  }[];
}

/** Once for a refund that was made, of an order that has an invoice. Its order is locked. Returns the number. */
export const issueCreditNote = async (
  transaction: Queryable,
  { websiteId, refundId, orderId, amountCents, lines }: CreditedRefund,
  now: Date,
): Promise<string | undefined> => {
  const [invoice, ...earlier] = await listInvoices(transaction, websiteId, [orderId]);
  if (invoice?.kind !== 'invoice' || (await isCredited(transaction, websiteId, refundId))) return undefined;
  const { isTest, language } = invoice.content;
  const { invoices: settings } = await readStoreSettings(transaction, websiteId);
  const taken = await takeInvoiceNumber(transaction, websiteId, { kind: 'credit-note', isTest });
  const number = formatInvoiceNumber(taken, { prefix: settings.creditNotePrefix, isTest });
  await insertCreditNote(transaction, {
    websiteId,
    creditNoteId: newId(),
    orderId,
    refundId,
    number: taken,
    isTest,
    content: creditNoteContentOf(
      invoice.content,
      earlier.map(({ content }) => content),
      {
        number,
        amountTitle: invoiceTextsIn(language).shippingOrAmount,
        refund: { lines, totalCents: amountCents },
      },
    ),
    issuedAt: now,
  });
  return number;
};
