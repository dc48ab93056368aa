import { nameOf } from '@sitewright/domain/addresses';
import { singleLine } from '@sitewright/domain/mail';
import { carrierName, formatOrderNumber, wasPaid } from '@sitewright/domain/orders';
import { disputeReasonText } from '@sitewright/domain/payments';
import { returnTextsIn } from '@sitewright/domain/returns';
import { sizeText } from '../../downloads/index.ts';
import type { EmailData } from '../../store-email-texts/index.ts';
import { longDates } from './mail-formats.ts';
import { placeLines } from './mail-parts.ts';
import { amountIn, mailedLines, type MailedOrder } from './mailed-order.ts';

const LISTED = 50;

const dateIn = ({ site, row }: MailedOrder, date: Date): string =>
  longDates(row.content.language, site.settings.timeZone).format(date);

const orderData = (order: MailedOrder, url: string) => {
  const { row } = order;
  const { content, paymentState } = row;
  return {
    number: row.number === null ? '' : formatOrderNumber(row.number, row.isTest),
    date: dateIn(order, row.placedAt),
    total: amountIn(row, content.totalCents),
    url,
    delivery: singleLine(content.shipping?.name ?? ''),
    note: content.note,
    isTest: row.isTest,
    isPickup: row.isPickup,
    isAwaiting: paymentState === 'awaiting',
    isPaid: wasPaid(paymentState),
    isExpired: paymentState === 'expired',
  };
};

const customerData = ({ row: { email, content } }: MailedOrder) => {
  const address = content.shippingAddress ?? content.billingAddress;
  return { firstName: singleLine(address.firstName), name: singleLine(nameOf(address)), email };
};

const itemData = (order: MailedOrder) =>
  mailedLines(order)
    .slice(0, LISTED)
    .map(({ line: { content: line }, quantity }) => ({
      title: singleLine(line.title),
      options: line.optionValues.map(({ value }) => singleLine(value)).join(', '),
      sku: singleLine(line.sku),
      quantity,
      price: amountIn(order.row, line.unitCents),
    }));

const shipmentData = ({ shipment }: MailedOrder['details']) =>
  shipment && {
    isPart: shipment.isPart,
    carrier: singleLine(carrierName(shipment.carrier)),
    trackingNumber: singleLine(shipment.trackingNumber),
    trackingUrl: shipment.trackingUrl,
  };

const pickupData = ({ shipping, language }: MailedOrder['row']['content']) =>
  shipping?.isPickup
    ? {
        name: singleLine(shipping.name),
        address: shipping.pickup ? placeLines(shipping.pickup, language).join(', ') : '',
      }
    : undefined;

const balanceData = (order: MailedOrder) => {
  const { balance } = order.details;
  return (
    balance && {
      amount: amountIn(order.row, balance.amountCents),
      message: balance.message.trim(),
      expires: dateIn(order, balance.expiresAt),
    }
  );
};

const linkData = (order: MailedOrder) => {
  const { paymentLink } = order.details;
  return (
    paymentLink && {
      amount: amountIn(order.row, order.row.content.totalCents),
      message: paymentLink.message.trim(),
      expires: dateIn(order, paymentLink.expiresAt),
    }
  );
};

/** The reason is in English: only owners get it. */
const returnData = ({ site, row, details: { returned } }: MailedOrder) =>
  returned && {
    isWithdrawal: returned.kind === 'withdrawal',
    reason: returned.reason === '' ? '' : returnTextsIn('en')[`reason-${returned.reason}`],
    note: returned.note.trim(),
    reply: returned.reply.trim(),
    date: new Intl.DateTimeFormat(row.content.language, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: site.settings.timeZone,
    }).format(returned.askedAt),
  };

/** In English, as everything that owners read. */
const disputeData = ({ site, row, details: { dispute } }: MailedOrder) =>
  dispute && {
    amount: amountIn({ ...row, currency: dispute.currency }, dispute.amountCents),
    reason: disputeReasonText(dispute.reason),
    respondBy:
      dispute.respondBy === null
        ? ''
        : new Intl.DateTimeFormat('en', {
            dateStyle: 'long',
            timeZone: site.settings.timeZone,
          }).format(dispute.respondBy),
    url: dispute.url,
  };

/** What the text of an email about an order may print, by the keys of `emailKeys`. */
export const orderEmailData = (order: MailedOrder, url: string): EmailData => {
  const { site, publicOrigin, row, details } = order;
  const { language } = row.content;
  return {
    site: { title: singleLine(site.settings.title), url: publicOrigin },
    order: orderData(order, url),
    customer: customerData(order),
    items: itemData(order),
    shipment: shipmentData(details),
    pickup: pickupData(row.content),
    payment: { instructions: (details.instructions ?? '').trim() },
    refund: {
      amount: amountIn(row, details.refundedCents ?? 0),
      failure: singleLine(details.refundFailure?.text ?? ''),
      payment: details.refundFailure?.reference ?? '',
    },
    balance: balanceData(order),
    link: linkData(order),
    donation: { thanks: (details.thanks ?? '').trim() },
    return: returnData(order),
    dispute: disputeData(order),
    downloads: (details.downloads ?? []).map(({ filename, bytes }) => ({
      filename: singleLine(filename),
      size: sizeText(bytes, language),
    })),
  };
};
