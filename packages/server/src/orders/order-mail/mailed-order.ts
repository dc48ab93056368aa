import { nameOf, type Address } from '@sitewright/domain/addresses';
import { fillText } from '@sitewright/domain/languages';
import { isCurrencyCode, formatPrice } from '@sitewright/domain/money';
import {
  carrierName,
  formatOrderNumber,
  orderMailTextsIn,
  type CustomerMailKind,
  type OrderMailTexts,
} from '@sitewright/domain/orders';
import type { Site } from '@sitewright/domain/sites';
import type { OrderLineRow, OrderRow } from '../orders-store.ts';

/** What an email says beside the order itself. */
export interface MailDetails {
  readonly shipment?: {
    readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
    readonly carrier: string;
    readonly trackingNumber: string;
    readonly trackingUrl: string;
    readonly isPart: boolean;
  };
  readonly refundedCents?: number;
  readonly invoiceNumber?: string;
  /** What the customer has to do to pay. */
  readonly instructions?: string;
}

export interface MailedOrder {
  readonly site: Site;
  readonly row: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly details: MailDetails;
}

export interface MailTable {
  readonly items: readonly { readonly text: string; readonly detail: string; readonly amount: string }[];
  readonly totals: readonly { readonly name: string; readonly amount: string }[];
}

/** The parts of an email, from which its text and its HTML are made. */
export interface MailParts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly table: MailTable;
  readonly blocks: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly tracking: { readonly name: string; readonly label: string; readonly url: string } | null;
  readonly texts: OrderMailTexts;
}

/** In one line: a title with line breaks could pass for other lines of the email. */
const folded = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

export const amountIn = ({ currency, content }: OrderRow, cents: number): string =>
  isCurrencyCode(currency)
    ? formatPrice(cents, { currency, locale: content.language })
    : `${cents} ${currency}`;

/** Pickup addresses leave out what is empty. */
type PlaceAddress = Pick<Address, 'line1' | 'city' | 'country'> &
  Partial<Pick<Address, 'line2' | 'region' | 'postalCode'>>;

const addressLines = ({
  line1,
  line2 = '',
  city,
  region = '',
  postalCode = '',
  country,
}: PlaceAddress): string[] =>
  [line1, line2, [postalCode, city].filter((part) => part !== '').join(' '), region, country]
    .map(folded)
    .filter((line) => line !== '');

const shippedLines = ({ lines, details }: MailedOrder) => {
  const { shipment } = details;
  if (!shipment) return lines.map((line) => ({ line, quantity: line.quantity }));
  return lines.flatMap((line) => {
    const quantity = shipment.lines.find(({ lineId }) => lineId === line.lineId)?.quantity;
    return quantity === undefined ? [] : [{ line, quantity }];
  });
};

const itemsOf = (order: MailedOrder): MailTable['items'] =>
  shippedLines(order).map(({ line: { content: line }, quantity }) => ({
    text: `${quantity} × ${folded(line.title)}`,
    detail: line.optionValues
      .map(({ optionName, value }) => `${folded(optionName)}: ${folded(value)}`)
      .join(', '),
    amount: amountIn(order.row, Math.round((line.subtotalCents / line.quantity) * quantity)),
  }));

const totalsOf = ({ row }: MailedOrder, texts: OrderMailTexts): MailTable['totals'] => {
  const { content } = row;
  const amount = (name: string, cents: number) => ({ name, amount: amountIn(row, cents) });
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
  ];
};

const introOf = (kind: CustomerMailKind, { row, details }: MailedOrder, texts: OrderMailTexts): string => {
  if (kind !== 'fulfilled') return texts.intros[kind];
  if (row.isPickup) return texts.pickedUp;
  return details.shipment?.isPart ? texts.partFulfilled : texts.intros.fulfilled;
};

const paragraphsOf = (kind: CustomerMailKind, order: MailedOrder, texts: OrderMailTexts): string[] => {
  const { row, details } = order;
  const { firstName } = row.content.shippingAddress ?? row.content.billingAddress;
  const name = folded(firstName);
  const wasPaid = row.paymentState !== 'awaiting' && row.paymentState !== 'failed';
  return [
    name === '' ? texts.greetingWithoutName : fillText(texts.greeting, { name }),
    introOf(kind, order, texts),
    ...(kind === 'cancelled' && wasPaid ? [texts.paidBack] : []),
    ...(details.refundedCents === undefined
      ? []
      : [fillText(texts.refundedAmount, { amount: amountIn(row, details.refundedCents) })]),
    ...(details.instructions === undefined || details.instructions.trim() === ''
      ? []
      : [details.instructions.trim()]),
    ...(details.invoiceNumber === undefined
      ? []
      : [fillText(texts.invoice, { number: details.invoiceNumber })]),
    ...(row.isTest ? [texts.testOrder] : []),
  ];
};

const blocksOf = ({ row }: MailedOrder, texts: OrderMailTexts): MailParts['blocks'] => {
  const { shipping, shippingAddress } = row.content;
  if (shipping?.isPickup && shipping.pickup)
    return [{ title: texts.pickUpAt, lines: [folded(shipping.name), ...addressLines(shipping.pickup)] }];
  if (!shippingAddress) return [];
  const lines = [folded(nameOf(shippingAddress)), ...addressLines(shippingAddress)];
  return [{ title: texts.shipTo, lines: lines.filter((line) => line !== '') }];
};

const trackingOf = ({ details: { shipment } }: MailedOrder): MailParts['tracking'] =>
  shipment && shipment.trackingNumber !== ''
    ? {
        name: [folded(carrierName(shipment.carrier)), folded(shipment.trackingNumber)]
          .filter((part) => part !== '')
          .join(' '),
        label: folded(shipment.trackingNumber),
        url: shipment.trackingUrl,
      }
    : null;

export const mailPartsOf = (kind: CustomerMailKind, order: MailedOrder): MailParts => {
  const { site, row } = order;
  const texts = orderMailTextsIn(row.content.language);
  const isShipment = order.details.shipment !== undefined;
  const number = formatOrderNumber(row.number, row.isTest);
  return {
    subject: fillText(texts.subjects[kind], { site: folded(site.settings.title), number }),
    paragraphs: paragraphsOf(kind, order, texts),
    // A parcel is not a bill.
    table: { items: itemsOf(order), totals: isShipment ? [] : totalsOf(order, texts) },
    blocks: kind === 'cancelled' || kind === 'refunded' ? [] : blocksOf(order, texts),
    tracking: trackingOf(order),
    texts,
  };
};
