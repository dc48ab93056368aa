import {
  creditNoteContentOf,
  formatInvoiceNumber,
  invoiceTextsIn,
  joinInvoices,
} from '@sitewright/domain/invoices';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { readStoreSettings } from '../store/index.ts';
import {
  contentsOf,
  findCreditNote,
  insertCreditNote,
  listInvoices,
  takeInvoiceNumber,
} from './invoice-records-store.ts';

export interface CreditedRefund {
  readonly websiteId: string;
  readonly refundId: string;
  readonly orderId: string;
  readonly amountCents: number;
  /** What of it was paid beyond the total of an edited order. */
  readonly creditCents: number;
  /** The total of the order now. */
  readonly orderCents: number;
  readonly lines: readonly {
    readonly lineId: string;
    readonly quantity: number;
    readonly amountCents: number;
  }[];
}

/** Once for a refund that was made, of an order that has an invoice. Its order is locked. Returns the number. */
export const issueCreditNote = async (
  transaction: Queryable,
  { websiteId, refundId, orderId, amountCents, ...refund }: CreditedRefund,
  now: Date,
): Promise<string | undefined> => {
  const records = await listInvoices(transaction, websiteId, [orderId]);
  const [first, ...others] = contentsOf(records, 'invoice');
  if (!first || (await findCreditNote(transaction, { websiteId, refundId }))) return undefined;
  const { isTest, language } = first;
  const content = creditNoteContentOf(joinInvoices(first, others), contentsOf(records, 'credit-note'), {
    amountTitle: invoiceTextsIn(language).shippingOrAmount,
    refund: { ...refund, totalCents: amountCents },
  });
  if (!content) return undefined;
  const { invoices: settings } = await readStoreSettings(transaction, websiteId);
  // Last: a number that is taken is used.
  const taken = await takeInvoiceNumber(transaction, websiteId, { kind: 'credit-note', isTest });
  const number = formatInvoiceNumber(taken, { prefix: settings.creditNotePrefix, isTest });
  await insertCreditNote(transaction, {
    websiteId,
    creditNoteId: newId(),
    orderId,
    refundId,
    number: taken,
    isTest,
    content: { ...content, number },
    issuedAt: now,
  });
  return number;
};
