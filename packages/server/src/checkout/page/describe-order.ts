import { describePlan } from '@sitewright/domain/billing-periods';
import { isDigital } from '@sitewright/domain/catalogue';
import {
  checkoutTextsIn,
  pickupLine,
  taxName,
  type CheckoutTexts,
  type SummaryRow,
} from '@sitewright/domain/checkout';
import { fillText } from '@sitewright/domain/languages';
import { DEFAULT_CURRENCY, isCurrencyCode } from '@sitewright/domain/money';
import {
  carrierName,
  dueCentsOf,
  formatOrderNumber,
  wasPaid,
  type OrderContent,
} from '@sitewright/domain/orders';
import type { Site } from '@sitewright/domain/sites';
import type { StoreSettings } from '@sitewright/domain/store';
import type { ShownOrder } from '@sitewright/render/checkout';
import { moneyPrinter, type MoneyPrinter } from '@sitewright/render/money';
import type { StoredOrder } from './order-page-store.ts';

type Content = Omit<OrderContent, 'lines'>;

/** None where nothing was shipped. */
const shippingRows = (
  { shipping, shippingCents }: Content,
  { print, texts }: { readonly print: MoneyPrinter; readonly texts: CheckoutTexts },
): SummaryRow[] =>
  shipping
    ? [
        {
          kind: 'shipping',
          name: texts.delivery,
          value: shippingCents === 0 ? texts.free : print(shippingCents),
        },
      ]
    : [];

/** What the gift cards left. An edit may have left another balance, which has a row of its own. */
const restRow = (
  { content, paymentState, balanceCents }: StoredOrder['order'],
  { print, texts }: { readonly print: MoneyPrinter; readonly texts: CheckoutTexts },
): SummaryRow =>
  wasPaid(paymentState)
    ? { kind: 'due', name: texts.amountPaid, value: print(dueCentsOf(content) - balanceCents) }
    : { kind: 'due', name: texts.toPay, value: print(dueCentsOf(content)) };

const giftCardRows = (
  order: StoredOrder['order'],
  { print, texts }: { readonly print: MoneyPrinter; readonly texts: CheckoutTexts },
): SummaryRow[] => {
  const { giftCards = [] } = order.content;
  if (giftCards.length === 0) return [];
  return [
    ...giftCards.map(({ lastFour, amountCents, leftCents }) => ({
      kind: 'gift-card' as const,
      name: fillText(texts.giftCardLeft, { lastFour, amount: print(leftCents) }),
      value: `−${print(amountCents)}`,
    })),
    restRow(order, { print, texts }),
  ];
};

/** None where no tax applied. */
const taxRows = (
  { taxLines, taxCents, pricesIncludeTax }: Content,
  { print, texts }: { readonly print: MoneyPrinter; readonly texts: CheckoutTexts },
): SummaryRow[] =>
  taxLines.length === 0
    ? []
    : [
        {
          kind: 'tax',
          name: taxName({ lines: taxLines, isIncluded: pricesIncludeTax }, texts),
          value: print(taxCents),
        },
      ];

const rowsOf = (
  order: StoredOrder['order'],
  { print, texts }: { readonly print: MoneyPrinter; readonly texts: CheckoutTexts },
): SummaryRow[] => {
  const { content, refundedCents } = order;
  return [
    { kind: 'subtotal', name: texts.subtotal, value: print(content.subtotalCents) },
    ...content.discounts.map(({ name, code, amountCents, isShippingFree }) => ({
      kind: 'discount' as const,
      name: code === null ? name : `${name} (${code})`,
      value: isShippingFree ? texts.free : `−${print(amountCents)}`,
    })),
    ...shippingRows(content, { print, texts }),
    ...taxRows(content, { print, texts }),
    { kind: 'total', name: texts.total, value: print(content.totalCents) },
    ...giftCardRows(order, { print, texts }),
    ...(refundedCents === 0
      ? []
      : [{ kind: 'discount' as const, name: texts.refunded, value: `−${print(refundedCents)}` }]),
  ];
};

/** What an edit has left to pay. */
const balanceRows = (
  { balanceCents, fulfilmentState }: StoredOrder['order'],
  { print, texts }: { readonly print: MoneyPrinter; readonly texts: CheckoutTexts },
): SummaryRow[] =>
  balanceCents > 0 && fulfilmentState !== 'cancelled'
    ? [{ kind: 'due', name: texts.balanceDue, value: print(balanceCents) }]
    : [];

const countryNamesIn = (codes: readonly string[], language: string): Record<string, string> => {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' });
  return Object.fromEntries(
    codes.filter((code) => /^[A-Z]{2}$/.test(code)).map((code) => [code, names.of(code) ?? code]),
  );
};

const pickupAddress = ({ shipping }: Content): string =>
  shipping?.isPickup && shipping.pickup ? pickupLine(shipping.pickup) : '';

const instructionsOf = (methodId: string, { payments }: StoreSettings): string => {
  const method = payments.manualMethods.find(({ id }) => id === methodId);
  return method ? [method.name, method.instructions].filter(Boolean).join('\n') : '';
};

export interface OrderSurroundings {
  readonly site: Site;
  readonly settings: StoreSettings;
  readonly downloads: ShownOrder['downloads'];
  readonly invoices: ShownOrder['invoices'];
  readonly returns: ShownOrder['returns'];
  readonly subscriptions: ShownOrder['subscriptions'];
  readonly donation: ShownOrder['donation'];
}

/** An order as its page shows it, with amounts and dates in the language of the store. */
export const describeOrder = (
  { order, lines, shipments, methodId }: StoredOrder,
  { site, settings, ...around }: OrderSurroundings,
): ShownOrder => {
  const { language, timeZone } = site.settings;
  const { content } = order;
  const texts = checkoutTextsIn(language);
  const print = moneyPrinter({
    language,
    currency: isCurrencyCode(content.currency) ? content.currency : DEFAULT_CURRENCY,
    useCldr: settings.useCLDRMoneyFormat,
  });
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  const countries = [content.shippingAddress?.country ?? '', content.billingAddress.country];
  return {
    number: formatOrderNumber(order.number, order.isTest),
    isTest: order.isTest,
    email: order.email,
    placedOn: dates.format(order.placedAt),
    paymentState: order.paymentState,
    fulfilmentState: order.fulfilmentState,
    isDigital: lines.every((line) => isDigital(line.content.productType)),
    lines: lines.map(({ content: line }) => ({
      title: line.title,
      about: [
        ...(line.subscription ? [describePlan(line.subscription.plan, language)] : []),
        ...line.optionValues.map(({ value }) => value),
        ...line.answers.map(({ title, value }) => `${title}: ${value}`),
      ].join(' · '),
      note: '',
      quantity: line.quantity,
      priceText: print(line.subtotalCents),
      image: line.image,
    })),
    rows: [...rowsOf(order, { print, texts }), ...balanceRows(order, { print, texts })],
    dueText: print(dueCentsOf(content)),
    shippingAddress: content.shippingAddress,
    billingAddress: content.billingAddress,
    vatNumber: content.vatNumber ?? '',
    countryNames: countryNamesIn(countries, language),
    shippingName: content.shipping?.name ?? '',
    pickupAddress: pickupAddress(content),
    shipments: shipments.map(({ carrier, trackingNumber, trackingUrl }) => ({
      carrier: carrierName(carrier),
      number: trackingNumber,
      url: trackingUrl,
    })),
    instructions: instructionsOf(methodId, settings),
    payBefore: order.expiresAt ? dates.format(order.expiresAt) : '',
    note: content.note,
    ...around,
  };
};
