import { invoiceTextsIn, printInvoice } from '@sitewright/domain/invoices';
import type { ShownOrder } from '@sitewright/render/checkout';
import { listInvoices } from '../../invoice-records/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import type { OrderLink } from './order-link.ts';

/** The address of the page of an invoice or credit note. */
const invoiceUrl = ({ orderId, token }: OrderLink, invoiceId: string): string =>
  `/checkout/order-invoice?order=${orderId}&token=${token}&invoice=${invoiceId}`;

/** The invoice and credit notes of an order, as links. */
export const describeInvoices = async (
  { database, site }: CheckoutVisitor,
  link: OrderLink,
): Promise<ShownOrder['invoices']> => {
  const { timeZone, language } = site.settings;
  const issued = await listInvoices(database, site.id, [link.orderId]);
  return {
    title: invoiceTextsIn(language).documents,
    links: issued.map((record) => ({
      title: printInvoice({ ...record, timeZone }).title,
      url: invoiceUrl(link, record.id),
    })),
  };
};
