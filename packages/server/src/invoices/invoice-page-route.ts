import { createHash } from 'node:crypto';
import { isId } from '@sitewright/domain/ids';
import { invoicePage, printScript } from '@sitewright/render/invoices';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { linkOf, openLinkedOrder, type VisitorServices } from '../checkout/index.ts';
import { orderUrl } from '../orders/index.ts';
import { printInvoices } from './invoices-service.ts';

export interface InvoicePageServices extends VisitorServices {
  readonly secret: string;
}

const scriptHash = createHash('sha256').update(printScript).digest('base64');

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${scriptHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
};

const invoiceIn = ({ query }: FastifyRequest): string => {
  const { invoice } = query as Readonly<Record<string, unknown>>;
  return typeof invoice === 'string' && isId(invoice) ? invoice : '';
};

/** An invoice for the shopper, to print. Whoever may not see the order is led to its page, which asks for the email address. */
export const registerInvoicePage = (app: FastifyInstance, services: InvoicePageServices): void => {
  app.get('/checkout/order-invoice', async (request, reply) => {
    const opened = await openLinkedOrder(request, services);
    const { orderId, token } = linkOf(request);
    const orderPage = orderUrl('status', orderId, token);
    const prints = opened
      ? await printInvoices(opened.visitor.database, opened.visitor.site, {
          ids: [opened.stored.order.orderId],
          invoice: invoiceIn(request),
        })
      : [];
    const [print] = prints;
    if (!print) return reply.header('cache-control', 'no-store').redirect(orderPage, 303);
    return reply.headers(headers).type('text/html; charset=utf-8').send(invoicePage(print, orderPage));
  });
};
