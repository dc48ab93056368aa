import { nameOf } from '@sitewright/domain/addresses';
import { carrierName, formatOrderNumber } from '@sitewright/domain/orders';
import { sizeText } from '../../downloads/index.ts';
import type { EmailData } from '../../store-email-texts/index.ts';
import { placeLines } from './mail-parts.ts';
import { amountIn, folded, mailedLines, type MailedOrder } from './mailed-order.ts';

const LISTED = 50;

const dateOf = ({ site, row }: MailedOrder): string =>
  new Intl.DateTimeFormat(row.content.language, {
    dateStyle: 'long',
    timeZone: site.settings.timeZone,
  }).format(row.placedAt);

const orderData = (order: MailedOrder, url: string) => {
  const { row } = order;
  const { content, paymentState } = row;
  return {
    number: row.number === null ? '' : formatOrderNumber(row.number, row.isTest),
    date: dateOf(order),
    total: amountIn(row, content.totalCents),
    url,
    delivery: folded(content.shipping?.name ?? ''),
    note: content.note,
    isTest: row.isTest,
    isPickup: row.isPickup,
    isAwaiting: paymentState === 'awaiting',
    isPaid: paymentState !== 'awaiting' && paymentState !== 'failed' && paymentState !== 'expired',
    isExpired: paymentState === 'expired',
  };
};

const customerData = ({ row: { email, content } }: MailedOrder) => {
  const address = content.shippingAddress ?? content.billingAddress;
  return { firstName: folded(address.firstName), name: folded(nameOf(address)), email };
};

const itemData = (order: MailedOrder) =>
  mailedLines(order)
    .slice(0, LISTED)
    .map(({ line: { content: line }, quantity }) => ({
      title: folded(line.title),
      options: line.optionValues.map(({ value }) => folded(value)).join(', '),
      sku: folded(line.sku),
      quantity,
      price: amountIn(order.row, line.unitCents),
    }));

const shipmentData = ({ shipment }: MailedOrder['details']) =>
  shipment && {
    isPart: shipment.isPart,
    carrier: folded(carrierName(shipment.carrier)),
    trackingNumber: folded(shipment.trackingNumber),
    trackingUrl: shipment.trackingUrl,
  };

const pickupData = ({ shipping }: MailedOrder['row']['content']) =>
  shipping?.isPickup
    ? {
        name: folded(shipping.name),
        address: shipping.pickup ? placeLines(shipping.pickup).join(', ') : '',
      }
    : undefined;

/** What the text of an email about an order may print, by the keys of `emailKeys`. */
export const orderEmailData = (order: MailedOrder, url: string): EmailData => {
  const { site, publicOrigin, row, details } = order;
  const { language } = row.content;
  return {
    site: { title: folded(site.settings.title), url: publicOrigin },
    order: orderData(order, url),
    customer: customerData(order),
    items: itemData(order),
    shipment: shipmentData(details),
    pickup: pickupData(row.content),
    payment: { instructions: (details.instructions ?? '').trim() },
    refund: { amount: amountIn(row, details.refundedCents ?? 0) },
    downloads: (details.downloads ?? []).map(({ filename, bytes }) => ({
      filename: folded(filename),
      size: sizeText(bytes, language),
    })),
  };
};
