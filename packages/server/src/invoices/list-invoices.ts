import { Readable } from 'node:stream';
import type { CallAnswer, CallInput } from '@sitewright/api/call';
import type { invoicesCalls } from '@sitewright/api/invoices';
import { nameOf } from '@sitewright/domain/addresses';
import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { isId } from '@sitewright/domain/ids';
import {
  invoiceCsvHead,
  invoiceCsvRow,
  invoiceLimits,
  type InvoiceFilters,
} from '@sitewright/domain/invoices';
import type { Site } from '@sitewright/domain/sites';
import { areDays } from '@sitewright/domain/time-zones';
import { writeInPieces } from '../csv-files/index.ts';
import type { Database } from '../database/index.ts';
import { FileAnswer, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { listIssued, type ListedInvoice } from './invoice-list-store.ts';

type Listed = CallAnswer<typeof invoicesCalls.listAll>;

const describe = ({ id, kind, orderId, content, issuedAt }: ListedInvoice): Listed['invoices'][number] => ({
  id,
  kind,
  number: content.number,
  invoiceNumber: content.invoiceNumber,
  orderId,
  orderNumber: content.orderNumber,
  customerName: nameOf(content.buyer.address) || content.buyer.email,
  currency: content.currency,
  totalCents: content.totalCents,
  isTest: content.isTest,
  issuedOn: new Date(issuedAt).toISOString(),
});

/** A part of the list. */
export const listInvoicePage = async (
  { database, site }: ContributorContext,
  { cursor, ...filters }: CallInput<typeof invoicesCalls.listAll>['query'],
): Promise<Listed | Refusal> => {
  if ((cursor !== undefined && !isId(cursor)) || !areDays(filters.from, filters.to))
    return refuse('bad-request');
  const limit = invoiceLimits.PAGE;
  const { timeZone } = site.settings;
  const found = await listIssued(database, site.id, { filters, timeZone, before: cursor, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return {
    invoices: rows.map(describe),
    nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
  };
};

/** A negative amount stays a number, which can be summed. */
const AMOUNT = /^-?\d+(\.\d+)?$/;

const writeRow = (cells: readonly string[]): string =>
  writeCsvRow(cells.map((cell) => (AMOUNT.test(cell) ? cell : neutralizeFormula(cell))));

/** Newest first; read in parts while the file is sent. */
const writeInvoices = (
  database: Database,
  { id: websiteId, settings: { timeZone } }: Site,
  filters: InvoiceFilters,
): AsyncGenerator<string> => {
  const days = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  return writeInPieces<ListedInvoice>({
    head: writeRow(invoiceCsvHead),
    read: (last, limit) => listIssued(database, websiteId, { filters, timeZone, before: last?.id, limit }),
    write: (rows) =>
      rows
        .map((row) => writeRow(invoiceCsvRow({ ...row, issuedOn: days.format(new Date(row.issuedAt)) })))
        .join(''),
  });
};

export const exportInvoices = (
  pool: Database,
  { site, now }: ContributorContext,
  filters: InvoiceFilters,
): FileAnswer | Refusal =>
  areDays(filters.from, filters.to)
    ? new FileAnswer(Readable.from(writeInvoices(pool, site, filters), { objectMode: false }), {
        filename: `invoices-${now.toISOString().slice(0, 10)}.csv`,
        contentType: 'text/csv; charset=utf-8',
      })
    : refuse('bad-request');
