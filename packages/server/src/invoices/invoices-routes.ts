import { invoicesCalls } from '@sitewright/api/invoices';
import { invoicesSchemas } from '@sitewright/api/invoices/schemas';
import type { Database, Queryable } from '../database/index.ts';
import { implementCalls, refuse, type ImplementedCall } from '../http/index.ts';
import { raiseInvoiceNumber, readNextNumbers } from '../invoice-records/index.ts';
import { findOrders } from '../orders/index.ts';
import { exportInvoices, listInvoicePage } from './list-invoices.ts';
import { issueForOrder, printInvoices, readOrderInvoices } from './invoices-service.ts';

const describeNumbering = async (database: Queryable, websiteId: string) => {
  const next = await readNextNumbers(database, websiteId);
  return { invoice: next.invoice, creditNote: next['credit-note'] };
};

const tooLow = (field: 'invoice' | 'creditNote') =>
  refuse('invoice-number-too-low', { [field]: 'Enter a higher number.' });

export const implementInvoiceCalls = (pool: Database): ImplementedCall[] =>
  implementCalls({
    capability: 'invoices',
    calls: invoicesCalls,
    schemas: invoicesSchemas,
    handlers: {
      async list({ params }, context) {
        const [order] = await findOrders(context.database, context.site.id, [params.id]);
        return order ? readOrderInvoices(context, order) : refuse('not-found');
      },
      listAll: ({ query }, context) => listInvoicePage(context, query),
      exportAll: async ({ query }, context) => exportInvoices(pool, context, query),
      issue: ({ params }, context) => issueForOrder(context, params.id),
      async listPrints({ query: { ids, invoice } }, { database, site }) {
        return { prints: await printInvoices(database, site, { ids: ids.split(','), invoice }) };
      },
      readNumbering: (_input, { database, site }) => describeNumbering(database, site.id),
      async setNextNumbers({ body }, { database, site, note }) {
        const isRaised = (kind: 'invoice' | 'credit-note', nextNumber: number) =>
          raiseInvoiceNumber(database, site.id, { kind, nextNumber });
        if (!(await isRaised('invoice', body.invoice))) return tooLow('invoice');
        if (!(await isRaised('credit-note', body.creditNote))) return tooLow('creditNote');
        note({ subject: 'invoices', after: body });
        return describeNumbering(database, site.id);
      },
    },
  });
