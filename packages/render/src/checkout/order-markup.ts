import { addressLines, type Address } from '@sitewright/domain/addresses';
import type { CheckoutTexts, SummaryRow } from '@sitewright/domain/checkout';
import { isToFulfil, type FulfilmentState, type OrderPaymentState } from '@sitewright/domain/orders';
import { fillText } from '@sitewright/domain/languages';
import { escapeAttribute, escapeText } from '@sitewright/template';
import { element, linkAttributes, optional } from '../blocks/index.ts';
import { rowsMarkup, summaryLines, type SummaryLine } from './summary-markup.ts';

export type OrderPageKind = 'confirmed' | 'received' | 'status';

export interface ShownOrder {
  readonly number: string;
  readonly isTest: boolean;
  readonly email: string;
  readonly placedOn: string;
  readonly paymentState: OrderPaymentState;
  readonly fulfilmentState: FulfilmentState;
  readonly isDigital: boolean;
  readonly lines: readonly SummaryLine[];
  readonly rows: readonly SummaryRow[];
  /** What is paid by other means than gift cards. */
  readonly dueText: string;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address;
  /** Of a company; empty otherwise. */
  readonly vatNumber: string;
  readonly countryNames: Readonly<Record<string, string>>;
  /** The chosen way of delivery; empty where nothing is delivered. */
  readonly shippingName: string;
  readonly pickupAddress: string;
  readonly shipments: readonly { readonly carrier: string; readonly number: string; readonly url: string }[];
  /** How to pay, while the payment is awaited. */
  readonly instructions: string;
  readonly payBefore: string;
  readonly note: string;
  readonly downloads: readonly ShownDownload[];
  readonly invoices: ShownInvoices;
  readonly returns: ShownReturns;
  readonly subscriptions: ShownSubscriptions;
  /** Only where nothing was bought: thanks in place of the texts of an order. */
  readonly donation: ShownThanks | null;
}

export interface ShownThanks {
  readonly title: string;
  readonly text: string;
  readonly sentTo: string;
  readonly state: string;
}

/** What was subscribed to with the order, with what is charged next and a link to manage it. */
export interface ShownSubscriptions {
  readonly title: string;
  readonly manage: string;
  readonly list: readonly { readonly title: string; readonly text: string; readonly url: string }[];
}

export interface ShownDownload {
  readonly filename: string;
  readonly sizeText: string;
  readonly url: string;
  /** How often it can be fetched yet. */
  readonly left: number;
}

/** Invoice and credit notes, by the addresses of their pages. */
export interface ShownInvoices {
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly url: string }[];
}

/** Returns that were asked for, and links to ask for more. */
export interface ShownReturns {
  readonly title: string;
  /** In place of the delivery's state, where the customer withdrew before anything was sent; empty otherwise. */
  readonly withdrawn: string;
  readonly requests: readonly {
    readonly title: string;
    readonly state: string;
    readonly items: readonly string[];
    readonly reply: string;
  }[];
  readonly links: readonly { readonly title: string; readonly url: string }[];
}

const linesOf = (address: Address, { countryNames }: ShownOrder): readonly string[] =>
  addressLines(address, countryNames[address.country] ?? address.country);

const addressBox = (title: string, lines: readonly string[]): string =>
  `<div class="order-box"><h2>${escapeText(title)}</h2><address>${escapeText(lines.join('\n'))}</address></div>`;

const billingBox = (order: ShownOrder, texts: CheckoutTexts): string => {
  const { billingAddress, vatNumber } = order;
  const number = vatNumber === '' ? [] : [`${texts.vatNumber}: ${vatNumber}`];
  return addressBox(texts.billTo, [...linesOf(billingAddress, order), ...number]);
};

const stateText = (order: ShownOrder, texts: CheckoutTexts): string => {
  const { fulfilmentState, paymentState, isDigital, returns, donation } = order;
  if (returns.withdrawn !== '') return returns.withdrawn;
  if (donation && fulfilmentState === 'fulfilled') return donation.state;
  if (isDigital && fulfilmentState === 'fulfilled') return texts.readyForDownload;
  // Nothing is sent before the payment arrives, or after all of it was given back.
  if (fulfilmentState === 'pending' && !isToFulfil(order))
    return paymentState === 'awaiting' ? texts.fulfilmentheld : texts.fulfilmentunsent;
  return texts[`fulfilment${fulfilmentState}`];
};

const states = (order: ShownOrder, texts: CheckoutTexts): string =>
  `<p class="order-states"><span class="order-state">${escapeText(texts[`payment${order.paymentState}`])}</span><span class="order-state">${escapeText(stateText(order, texts))}</span></p>`;

const titles: Readonly<Record<OrderPageKind, 'thanks' | 'received' | 'orderStatus'>> = {
  confirmed: 'thanks',
  received: 'received',
  status: 'orderStatus',
};

const lead = (kind: OrderPageKind, { email, donation }: ShownOrder, texts: CheckoutTexts): string => {
  if (kind === 'status') return '';
  if (kind === 'confirmed' && donation)
    return `<p class="order-text">${escapeText(donation.text)}</p><p>${escapeText(donation.sentTo)}</p>`;
  const text = kind === 'confirmed' ? texts.confirmedText : texts.receivedText;
  return `<p>${escapeText(fillText(text, { email }))}</p>`;
};

const titleOf = (kind: OrderPageKind, { donation }: ShownOrder, texts: CheckoutTexts): string =>
  kind === 'confirmed' && donation ? donation.title : texts[titles[kind]];

const header = (kind: OrderPageKind, order: ShownOrder, texts: CheckoutTexts): string =>
  `<header><h1>${escapeText(titleOf(kind, order, texts))}</h1>` +
  `<p><strong>${escapeText(fillText(texts.order, { number: order.number }))}</strong> · ${escapeText(fillText(texts.placedOn, { date: order.placedOn }))}</p>` +
  (order.isTest ? `<p><span class="checkout-badge">${escapeText(texts.testOrder)}</span></p>` : '') +
  lead(kind, order, texts) +
  `${states(order, texts)}</header>`;

/** Only while the payment is awaited. */
const howToPay = (order: ShownOrder, texts: CheckoutTexts): string => {
  if (order.paymentState !== 'awaiting') return '';
  const amount = fillText(texts.amountDue, { amount: order.dueText, number: order.number });
  return element(
    'section',
    { class: 'order-box' },
    `<h2>${escapeText(texts.howToPay)}</h2>` +
      optional('p', { class: 'order-text' }, escapeText(order.instructions)) +
      `<p><strong>${escapeText(amount)}</strong></p>` +
      (order.payBefore === ''
        ? ''
        : `<p>${escapeText(fillText(texts.payBefore, { date: order.payBefore }))}</p>`),
  );
};

const shipment = (
  { carrier, number, url }: ShownOrder['shipments'][number],
  texts: CheckoutTexts,
): string => {
  const link =
    url === ''
      ? ''
      : element(
          'a',
          { ...linkAttributes({ url, newWindow: true }), rel: 'noopener noreferrer' },
          escapeText(texts.track),
        );
  const text = [carrier, number === '' ? '' : `${texts.trackingNumber}: ${number}`]
    .filter(Boolean)
    .join(', ');
  return optional('li', {}, `${escapeText(text)} ${link}`);
};

const delivery = (order: ShownOrder, texts: CheckoutTexts): string => {
  const parcels = order.shipments.map((each) => shipment(each, texts)).join('');
  if (order.shippingName === '' && parcels === '') return '';
  return (
    `<div class="order-box"><h2>${escapeText(texts.delivery)}</h2>` +
    optional('p', {}, escapeText(order.shippingName)) +
    optional('address', {}, escapeText(order.pickupAddress)) +
    `${optional('ul', {}, parcels)}</div>`
  );
};

const download = ({ filename: name, sizeText, url, left }: ShownDownload, texts: CheckoutTexts): string => {
  if (left === 0) return `<li><p>${escapeText(fillText(texts.noDownloadsLeft, { name }))}</p></li>`;
  const link = element(
    'a',
    { href: url, class: 'checkout-button order-download', download: true },
    escapeText(fillText(texts.download, { name })),
  );
  const note = `${sizeText}. ${fillText(texts.downloadsLeft, { count: String(left) })}`;
  return `<li>${link}<p>${escapeText(note)}</p></li>`;
};

const downloadsOf = ({ downloads }: ShownOrder, texts: CheckoutTexts): string =>
  downloads.length === 0
    ? ''
    : `<section class="order-box order-downloads"><h2>${escapeText(texts.yourDownloads)}</h2><ul>${downloads.map((each) => download(each, texts)).join('')}</ul></section>`;

const returnMarkup = ({ title, state, items, reply }: ShownReturns['requests'][number]): string =>
  `<li><p><strong>${escapeText(title)}</strong></p><p>${escapeText(state)}</p><p class="order-text">${escapeText(items.join('\n'))}</p>` +
  `${optional('p', { class: 'order-text' }, escapeText(reply))}</li>`;

const returnsOf = ({ returns: { title, requests, links } }: ShownOrder): string =>
  requests.length + links.length === 0
    ? ''
    : `<section class="order-box"><h2>${escapeText(title)}</h2>` +
      optional('ul', { class: 'order-returns' }, requests.map(returnMarkup).join('')) +
      optional(
        'p',
        { class: 'order-return-links' },
        links
          .map(({ title: name, url }) =>
            element('a', { href: url, class: 'checkout-button is-plain' }, escapeText(name)),
          )
          .join(''),
      ) +
      '</section>';

const subscriptionsOf = ({ subscriptions: { title, manage, list } }: ShownOrder): string =>
  list.length === 0
    ? ''
    : `<section class="order-box"><h2>${escapeText(title)}</h2><ul class="order-returns">${list
        .map(
          ({ title: name, text, url }) =>
            `<li><p><strong>${escapeText(name)}</strong></p>${optional('p', {}, escapeText(text))}<p>${element('a', { href: url }, escapeText(manage))}</p></li>`,
        )
        .join('')}</ul></section>`;

const invoicesOf = ({ invoices: { title, links } }: ShownOrder): string =>
  links.length === 0
    ? ''
    : `<section class="order-box"><h2>${escapeText(title)}</h2><ul class="order-links">${links
        .map(({ title: name, url }) => `<li>${element('a', { href: url }, escapeText(name))}</li>`)
        .join('')}</ul></section>`;

/** What was ordered, and what has become of it. */
export const orderMarkup = (kind: OrderPageKind, order: ShownOrder, texts: CheckoutTexts): string =>
  header(kind, order, texts) +
  '<div class="order-columns">' +
  `<section class="order-aside" aria-label="${escapeAttribute(texts.orderSummary)}"><h2>${escapeText(texts.orderSummary)}</h2>${summaryLines(order.lines, texts)}${rowsMarkup(order.rows)}</section>` +
  `<div class="order-details">${howToPay(order, texts)}${subscriptionsOf(order)}${downloadsOf(order, texts)}${invoicesOf(order)}<div class="order-boxes">${delivery(order, texts)}` +
  (order.shippingAddress ? addressBox(texts.shipTo, linesOf(order.shippingAddress, order)) : '') +
  `${billingBox(order, texts)}</div>` +
  (order.note === ''
    ? ''
    : `<div class="order-box"><h2>${escapeText(texts.note)}</h2><p class="order-text">${escapeText(order.note)}</p></div>`) +
  `${returnsOf(order)}</div></div>`;
