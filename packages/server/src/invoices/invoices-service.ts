import type { CallAnswer } from '@sitewright/api/call';
import type { invoicesCalls } from '@sitewright/api/invoices';
import { printInvoice, type PrintedInvoice } from '@sitewright/domain/invoices';
import { wasPaid } from '@sitewright/domain/orders';
import type { Site } from '@sitewright/domain/sites';
import { isSellerKnown } from '@sitewright/domain/store';
import type { Queryable } from '../database/index.ts';
import { refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import {
  findUninvoiced,
  issueAdditionalInvoice,
  issueCreditNote,
  issueInvoice,
  listInvoices,
  type InvoiceRecord,
} from '../invoice-records/index.ts';
import { insertOrderEvent, invoicedOrder, lockOrder, noteOrder, type StoredOrder } from '../orders/index.ts';
import { listMadeRefunds } from '../payment-records/index.ts';
import { readStoreSettings } from '../store/index.ts';

type OrderInvoices = CallAnswer<typeof invoicesCalls.list>;

export const printRecord = ({ id, content, issuedAt }: InvoiceRecord, site: Site): PrintedInvoice =>
  printInvoice({ id, content, issuedAt, timeZone: site.settings.timeZone });

const describeInvoice = (record: InvoiceRecord, site: Site): OrderInvoices['invoices'][number] => ({
  id: record.id,
  kind: record.kind,
  number: record.content.number,
  totalText: printRecord(record, site).totals.at(-1)?.value ?? '',
  issuedOn: record.issuedAt.toISOString(),
});

/** Paid, and without an invoice, or with items that were added after it. */
const canIssueFor = (order: StoredOrder, records: readonly InvoiceRecord[]): boolean => {
  const { paymentState, balanceCents, refundedCents, placedAt } = order.row;
  if (records.length === 0) return wasPaid(paymentState);
  const invoiced = invoicedOrder(order, placedAt);
  return balanceCents <= 0 && findUninvoiced(invoiced, records, { refundedCents }) !== undefined;
};

/** The invoices and the credit notes of an order. */
export const readOrderInvoices = async (
  { database, site }: Pick<ContributorContext, 'database' | 'site'>,
  order: StoredOrder,
): Promise<OrderInvoices> => {
  const records = await listInvoices(database, site.id, [order.row.orderId]);
  return {
    invoices: records.map((record) => describeInvoice(record, site)),
    canIssue: canIssueFor(order, records),
  };
};

const addEvent = (
  { database, site, now, contributor }: ContributorContext,
  orderId: string,
  { kind, number }: { readonly kind: 'invoiced' | 'credited'; readonly number: string },
): Promise<void> =>
  insertOrderEvent(database, {
    websiteId: site.id,
    orderId,
    eventId: newId(),
    kind,
    data: { number },
    madeBy: contributor.name,
    createdAt: now,
  });

/** What was refunded before there was an invoice. */
const creditEarlier = async (context: ContributorContext, { row }: StoredOrder): Promise<void> => {
  const { orderId, totalCents: orderCents } = row;
  const { database, site, now } = context;
  for (const refund of await listMadeRefunds(database, site.id, orderId)) {
    const number = await issueCreditNote(database, { ...refund, orderId, orderCents }, now);
    if (number !== undefined) await addEvent(context, orderId, { kind: 'credited', number });
  }
};

/** Issued by a contributor, where the store does not invoice every payment. */
export const issueForOrder = async (
  context: ContributorContext,
  orderId: string,
): Promise<OrderInvoices | Refusal> => {
  const { database, site, now } = context;
  const order = await lockOrder(database, site.id, orderId);
  if (!order) return refuse('not-found');
  if (!wasPaid(order.row.paymentState)) return refuse('invoice-not-paid');
  const records = await listInvoices(database, site.id, [orderId]);
  if (!canIssueFor(order, records)) return refuse('invoice-exists');
  const { invoices: settings } = await readStoreSettings(database, site.id);
  if (!isSellerKnown(settings)) return refuse('invoice-seller-missing');
  const invoiced = invoicedOrder(order, now);
  const number =
    records.length === 0
      ? await issueInvoice(database, invoiced, settings)
      : await issueAdditionalInvoice(database, invoiced, order.row.refundedCents);
  if (number !== undefined) await addEvent(context, orderId, { kind: 'invoiced', number });
  if (records.length === 0) await creditEarlier(context, order);
  noteOrder(context, order);
  return readOrderInvoices(context, order);
};

/** In the order of the ids, each invoice before its credit notes. */
export const printInvoices = async (
  database: Queryable,
  site: Site,
  { ids, invoice }: { readonly ids: readonly string[]; readonly invoice?: string | undefined },
): Promise<PrintedInvoice[]> => {
  const records = await listInvoices(database, site.id, ids);
  return ids
    .flatMap((id) => records.filter(({ orderId }) => orderId === id))
    .filter(({ id }) => invoice === undefined || id === invoice)
    .map((record) => printRecord(record, site));
};
