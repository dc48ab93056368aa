import type { InvoiceContent, InvoiceKind } from '@sitewright/domain/invoices';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { creditNotes, invoiceCounters, invoices } from './invoice-records-tables.ts';

/** Locks the counter until the transaction ends: numbers have no gaps. */
export const takeInvoiceNumber = async (
  transaction: Queryable,
  websiteId: string,
  { kind, isTest }: { readonly kind: InvoiceKind; readonly isTest: boolean },
): Promise<number> => {
  const { rows } = await transaction.execute<{ number: number }>(sql`
    insert into invoice_counters (website_id, kind, is_test, next_number)
    values (${websiteId}, ${kind}, ${isTest}, 2)
    on conflict (website_id, kind, is_test) do update set next_number = invoice_counters.next_number + 1
    returning next_number - 1 as number`);
  const [row] = rows;
  if (!row) throw new Error('A number of an invoice was not stored.');
  return row.number;
};

export const insertInvoice = async (
  transaction: Queryable,
  invoice: typeof invoices.$inferInsert,
): Promise<void> => {
  await transaction.insert(invoices).values(invoice);
};

export const insertCreditNote = async (
  transaction: Queryable,
  note: typeof creditNotes.$inferInsert,
): Promise<void> => {
  await transaction.insert(creditNotes).values(note);
};

export interface InvoiceRecord {
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly orderId: string;
  readonly content: InvoiceContent;
  readonly issuedAt: Date;
}

/** Invoices and credit notes of the orders, oldest first. */
export const listInvoices = async (
  database: Queryable,
  websiteId: string,
  orderIds: readonly string[],
): Promise<InvoiceRecord[]> => {
  if (orderIds.length === 0) return [];
  const issued = await database
    .select()
    .from(invoices)
    .where(and(eq(invoices.websiteId, websiteId), inArray(invoices.orderId, [...orderIds])))
    .orderBy(asc(invoices.invoiceId));
  const credited = await database
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.websiteId, websiteId), inArray(creditNotes.orderId, [...orderIds])))
    .orderBy(asc(creditNotes.creditNoteId));
  return [
    ...issued.map(({ invoiceId: id, orderId, content, issuedAt }) => ({
      id,
      kind: 'invoice' as const,
      orderId,
      content,
      issuedAt,
    })),
    ...credited.map(({ creditNoteId: id, orderId, content, issuedAt }) => ({
      id,
      kind: 'credit-note' as const,
      orderId,
      content,
      issuedAt,
    })),
  ];
};

/** The invoices among records of one order, or the credit notes. */
export const contentsOf = (records: readonly InvoiceRecord[], kind: InvoiceKind): InvoiceContent[] =>
  records.filter((record) => record.kind === kind).map(({ content }) => content);

/** Of a refund. */
export const findCreditNote = async (
  transaction: Queryable,
  { websiteId, refundId }: { readonly websiteId: string; readonly refundId: string },
): Promise<InvoiceContent | undefined> => {
  const [found] = await transaction
    .select({ content: creditNotes.content })
    .from(creditNotes)
    .where(and(eq(creditNotes.websiteId, websiteId), eq(creditNotes.refundId, refundId)));
  return found?.content;
};

/** The numbers of the next live invoice and credit note. */
export const readNextNumbers = async (
  database: Queryable,
  websiteId: string,
): Promise<Readonly<Record<InvoiceKind, number>>> => {
  const rows = await database
    .select()
    .from(invoiceCounters)
    .where(and(eq(invoiceCounters.websiteId, websiteId), eq(invoiceCounters.isTest, false)));
  const next = (kind: InvoiceKind) => rows.find((row) => row.kind === kind)?.nextNumber ?? 1;
  return { invoice: next('invoice'), 'credit-note': next('credit-note') };
};

/** False where the number is not higher than the last one. */
export const raiseInvoiceNumber = async (
  transaction: Queryable,
  websiteId: string,
  { kind, nextNumber }: { readonly kind: InvoiceKind; readonly nextNumber: number },
): Promise<boolean> => {
  const { rowCount } = await transaction.execute(sql`
    insert into invoice_counters (website_id, kind, is_test, next_number)
    values (${websiteId}, ${kind}, false, ${nextNumber})
    on conflict (website_id, kind, is_test) do update set next_number = excluded.next_number
      where invoice_counters.next_number <= excluded.next_number`);
  return (rowCount ?? 0) > 0;
};
