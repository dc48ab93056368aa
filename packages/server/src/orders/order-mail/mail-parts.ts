import { nameOf, type Address } from '@sitewright/domain/addresses';
import { describePlan } from '@sitewright/domain/billing-periods';
import { invoiceTextsIn } from '@sitewright/domain/invoices';
import { fillText } from '@sitewright/domain/languages';
import { singleLine } from '@sitewright/domain/mail';
import { carrierName, dueCentsOf, wasPaid } from '@sitewright/domain/orders';
import {
  orderEmailTextsIn,
  type CustomerEmailKind,
  type OrderEmailTexts,
} from '@sitewright/domain/store-emails';
import { sizeText } from '../../downloads/index.ts';
import { countryNames } from './mail-formats.ts';
import { amountIn, isAboutPart, mailedLines, type MailedOrder } from './mailed-order.ts';

export interface MailTable {
  readonly items: readonly { readonly text: string; readonly detail: string; readonly amount: string }[];
  readonly totals: readonly { readonly name: string; readonly amount: string }[];
}

/** What stands below the text of an email. */
export interface MailParts {
  readonly notice: string;
  readonly table: MailTable;
  readonly blocks: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly tracking: { readonly name: string; readonly url: string } | null;
  readonly linkLabel: string;
  readonly texts: OrderEmailTexts;
}

/** Pickup addresses leave out what is empty. */
type PlaceAddress = Pick<Address, 'line1' | 'city' | 'country'> &
  Partial<Pick<Address, 'line2' | 'region' | 'postalCode'>>;

const countryIn = (language: string, code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (countryNames(language).of(code) ?? code) : code;

export const placeLines = (
  { line1, line2 = '', city, region = '', postalCode = '', country }: PlaceAddress,
  language: string,
): string[] =>
  [
    line1,
    line2,
    [postalCode, city].filter((part) => part !== '').join(' '),
    region,
    countryIn(language, country),
  ]
    .map(singleLine)
    .filter((line) => line !== '');

const itemsOf = (order: MailedOrder): MailTable['items'] =>
  mailedLines(order).map(({ line: { content: line }, quantity }) => ({
    text: `${quantity} × ${singleLine(line.title)}`,
    detail: [
      ...(line.subscription ? [describePlan(line.subscription.plan, order.row.content.language)] : []),
      ...line.optionValues.map(({ optionName, value }) => `${singleLine(optionName)}: ${singleLine(value)}`),
    ].join(', '),
    amount: amountIn(order.row, Math.round((line.subtotalCents / line.quantity) * quantity)),
  }));

const totalsOf = ({ row }: MailedOrder, texts: OrderEmailTexts): MailTable['totals'] => {
  const { content } = row;
  const { giftCards = [] } = content;
  const amount = (name: string, cents: number) => ({ name, amount: amountIn(row, cents) });
  /** What the gift cards left. An edit may have left another balance, which has a line of its own. */
  const restOf = ({ paymentState, balanceCents }: MailedOrder['row']) =>
    wasPaid(paymentState)
      ? amount(texts.amountPaid, dueCentsOf(content) - balanceCents)
      : amount(texts.toPay, dueCentsOf(content));
  return [
    amount(texts.subtotal, content.subtotalCents),
    ...(content.discountCents > 0
      ? [{ name: texts.discount, amount: `−${amountIn(row, content.discountCents)}` }]
      : []),
    ...(content.shipping ? [amount(texts.shipping, content.shippingCents)] : []),
    ...(content.taxCents > 0
      ? [amount(content.pricesIncludeTax ? texts.taxIncluded : texts.tax, content.taxCents)]
      : []),
    amount(texts.total, content.totalCents),
    ...giftCards.map(({ lastFour, amountCents, leftCents }) => ({
      name: fillText(texts.giftCard, { lastFour, amount: amountIn(row, leftCents) }),
      amount: `−${amountIn(row, amountCents)}`,
    })),
    ...(giftCards.length > 0 ? [restOf(row)] : []),
  ];
};

/** A part of the order is not its bill, and files are listed by their names. */
const tableOf = (kind: CustomerEmailKind, order: MailedOrder, texts: OrderEmailTexts): MailTable => {
  if (kind === 'downloads') return { items: [], totals: [] };
  const hasTotals = !isAboutPart(order) && kind !== 'ready';
  return { items: itemsOf(order), totals: hasTotals ? totalsOf(order, texts) : [] };
};

const filesOf = ({ row, details: { downloads = [] } }: MailedOrder, texts: OrderEmailTexts) => ({
  title: texts.files,
  lines: downloads.map(
    ({ filename, bytes }) => `${singleLine(filename)} (${sizeText(bytes, row.content.language)})`,
  ),
});

const placeOf = ({ row }: MailedOrder, texts: OrderEmailTexts): MailParts['blocks'] => {
  const { shipping, shippingAddress, language } = row.content;
  if (shipping?.isPickup && shipping.pickup)
    return [
      { title: texts.pickUpAt, lines: [singleLine(shipping.name), ...placeLines(shipping.pickup, language)] },
    ];
  if (!shippingAddress) return [];
  const lines = [singleLine(nameOf(shippingAddress)), ...placeLines(shippingAddress, language)];
  return [{ title: texts.shipTo, lines: lines.filter((line) => line !== '') }];
};

/** The law wants the consent confirmed on a durable medium: this email is one. */
const waiverOf = ({ site, row }: MailedOrder, texts: OrderEmailTexts): MailParts['blocks'] => {
  const { withdrawalWaiver: waiver, language } = row.content;
  if (!waiver) return [];
  const { timeZone } = site.settings;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const values = { date: date.format(new Date(waiver.on)), text: waiver.text };
  return [{ title: texts.withdrawal, lines: [fillText(texts.waived, values)] }];
};

const receipts: ReadonlySet<CustomerEmailKind> = new Set(['confirmed', 'donation-received', 'awaiting']);

const sent: ReadonlySet<CustomerEmailKind> = new Set(['confirmed', 'awaiting', 'ready', 'fulfilled']);

const blocksOf = (
  kind: CustomerEmailKind,
  order: MailedOrder,
  texts: OrderEmailTexts,
): MailParts['blocks'] => {
  if (kind === 'downloads') return [filesOf(order, texts)];
  return [
    ...(sent.has(kind) ? placeOf(order, texts) : []),
    ...(receipts.has(kind) ? waiverOf(order, texts) : []),
  ];
};

const trackingOf = ({ details: { shipment } }: MailedOrder): MailParts['tracking'] =>
  shipment && shipment.trackingNumber !== ''
    ? {
        name: [singleLine(carrierName(shipment.carrier)), singleLine(shipment.trackingNumber)]
          .filter((part) => part !== '')
          .join(' '),
        url: shipment.trackingUrl,
      }
    : null;

const linkLabel = (kind: CustomerEmailKind, { row }: MailedOrder, texts: OrderEmailTexts): string => {
  if (kind === 'downloads') return texts.download;
  if (kind === 'balance-due') return texts.payBalance;
  if (kind === 'payment-link') return texts.checkAndPay;
  return row.number === null ? texts.tryAgain : texts.viewOrder;
};

const noticeOf = ({ row, details: { invoiceNumber: number } }: MailedOrder, texts: OrderEmailTexts): string =>
  [
    ...(number === undefined ? [] : [fillText(invoiceTextsIn(row.content.language).inMail, { number })]),
    ...(row.isTest ? [texts.testOrder] : []),
  ].join('\n\n');

export const mailPartsOf = (kind: CustomerEmailKind, order: MailedOrder): MailParts => {
  const texts = orderEmailTextsIn(order.row.content.language);
  return {
    notice: noticeOf(order, texts),
    table: tableOf(kind, order, texts),
    blocks: blocksOf(kind, order, texts),
    tracking: trackingOf(order),
    linkLabel: linkLabel(kind, order, texts),
    texts,
  };
};
