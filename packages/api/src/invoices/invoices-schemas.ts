import { invoiceLimits } from '@sitewright/domain/invoices';
import { Type } from 'typebox';
import { closed, id, idParams } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const text = Type.String();

const invoiceSummary = Type.Object({
  id,
  kind: Type.Enum(['invoice', 'credit-note']),
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
