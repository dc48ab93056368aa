import { invoiceKinds, invoiceLimits } from '@sitewright/domain/invoices';
import { Type } from 'typebox';
import { closed, id, idParams, moment, nextCursor } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const text = Type.String();

const kind = Type.Enum([...invoiceKinds]);
const day = Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` });

/** Filters are combined. */
const filters = {
  /** A number of an invoice, credit note or order, or words of name and email address. */
  search: Type.Optional(Type.String({ maxLength: invoiceLimits.SEARCH })),
  kind: Type.Optional(kind),
  /** First and last day of issue, in the site's time zone. */
  from: Type.Optional(day),
  to: Type.Optional(day),
  test: Type.Optional(Type.Enum(['only', 'none'])),
};

const listedInvoice = Type.Object({
  id,
  kind,
  number: text,
  /** The invoice that a credit note belongs to; empty for invoices. */
  invoiceNumber: text,
  orderId: id,
  orderNumber: text,
  customerName: text,
  currency: text,
  totalCents: Type.Integer(),
  isTest: Type.Boolean(),
  issuedOn: moment,
});

const invoiceSummary = Type.Object({
  id,
  kind,
  number: text,
  /** In the language of the order. */
  totalText: text,
  issuedOn: text,
});

const orderInvoices = Type.Object({
  invoices: Type.Array(invoiceSummary),
  /** Paid, and without an invoice. */
  canIssue: Type.Boolean(),
});

const facts = Type.Array(Type.Object({ name: text, value: text }));

const printedInvoice = Type.Object({
  id,
  title: text,
  language: text,
  testNote: text,
  seller: Type.Array(text),
  facts,
  billTo: text,
  buyer: Type.Array(text),
  columns: Type.Array(text),
  lines: Type.Array(Type.Object({ title: text, detail: text, cells: Type.Array(text) })),
  taxColumns: Type.Array(text),
  taxes: Type.Array(Type.Array(text)),
  totals: facts,
  priceNote: text,
  footer: text,
});

const number = Type.Integer({ minimum: 1, maximum: invoiceLimits.MAX_NUMBER });
const numbering = Type.Object({ invoice: number, creditNote: number }, closed);

export const invoicesSchemas = {
  list: { params: idParams, answer: orderInvoices, refusals: ['not-found'] },
  listAll: {
    query: Type.Object({ ...filters, cursor: Type.Optional(Type.String({ maxLength: 200 })) }, closed),
    answer: Type.Object({ invoices: Type.Array(listedInvoice), nextCursor }),
    refusals: ['bad-request'],
  },
  exportAll: { query: Type.Object(filters, closed), answer: text, refusals: ['bad-request'] },
  issue: {
    params: idParams,
    answer: orderInvoices,
    refusals: ['not-found', 'invoice-exists', 'invoice-not-paid', 'invoice-seller-missing'],
  },
  listPrints: {
    query: Type.Object(
      {
        /** Of orders. */
        ids: Type.String({ pattern: `^[0-9a-f]{24}(,[0-9a-f]{24}){0,${invoiceLimits.PRINTED - 1}}$` }),
        /** One of them alone. */
        invoice: Type.Optional(id),
      },
      closed,
    ),
    answer: Type.Object({ prints: Type.Array(printedInvoice) }),
    refusals: [],
  },
  readNumbering: { answer: numbering, refusals: [] },
  setNextNumbers: { body: numbering, answer: numbering, refusals: ['invoice-number-too-low'] },
} as const satisfies Record<string, CallSchemas>;
