import { isDigital } from '@sitewright/domain/catalogue';
import { checkoutTextsIn, taxName, type CheckoutTexts, type SummaryRow } from '@sitewright/domain/checkout';
import { DEFAULT_CURRENCY, isCurrencyCode } from '@sitewright/domain/money';
import { formatOrderNumber, type OrderContent } from '@sitewright/domain/orders';
import type { Site } from '@sitewright/domain/sites';
import type { StoreSettings } from '@sitewright/domain/store';
import type { ShownOrder } from '@sitewright/render/checkout';
import { moneyPrinter, type MoneyPrinter } from '@sitewright/render/money';
import type { StoredOrder } from './order-page-store.ts';

type Content = Omit<OrderContent, 'lines'>;

const shippingValue = ({ shipping, shippingCents }: Content, print: MoneyPrinter, free: string): string => {
  if (!shipping) return '–';
  return shippingCents === 0 ? free : print(shippingCents);
};

const rowsOf = (
  content: Content,
  refundedCents: number,
  { print, texts }: { readonly print: MoneyPrinter; readonly texts: CheckoutTexts },
): SummaryRow[] => [
  { kind: 'subtotal', name: texts.subtotal, value: print(content.subtotalCents) },
  ...content.discounts.map(({ name, code, amountCents, isShippingFree }) => ({
    kind: 'discount' as const,
    name: code === null ? name : `${name} (${code})`,
    value: isShippingFree ? texts.free : `−${print(amountCents)}`,
  })),
  { kind: 'shipping', name: texts.delivery, value: shippingValue(content, print, texts.free) },
  {
    kind: 'tax',
    name: taxName({ lines: content.taxLines, isIncluded: content.pricesIncludeTax }, texts),
    value: print(content.taxCents),
  },
  { kind: 'total', name: texts.total, value: print(content.totalCents) },
  ...(refundedCents === 0
    ? []
    : [{ kind: 'discount' as const, name: texts.refunded, value: `−${print(refundedCents)}` }]),
];

const countryNamesIn = (codes: readonly string[], language: string): Record<string, string> => {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' });
  return Object.fromEntries(
    codes.filter((code) => /^[A-Z]{2}$/.test(code)).map((code) => [code, names.of(code) ?? code]),
  );
};

const pickupLine = ({ shipping }: Content): string => {
  const pickup = shipping?.isPickup ? shipping.pickup : null;
  return pickup
    ? [pickup.line1, pickup.line2, pickup.postalCode, pickup.city].filter(Boolean).join(', ')
    : '';
};

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
}

/** An order as its page shows it, with amounts and dates in the language of the store. */
export const describeOrder = (
  { order, lines, shipments, methodId }: StoredOrder,
  { site, settings, downloads, invoices, returns }: OrderSurroundings,
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
        ...line.optionValues.map(({ value }) => value),
        ...line.answers.map(({ title, value }) => `${title}: ${value}`),
      ].join(' · '),
      note: '',
      quantity: line.quantity,
      priceText: print(line.subtotalCents),
      image: line.image,
    })),
    rows: rowsOf(content, order.refundedCents, { print, texts }),
    totalText: print(content.totalCents),
    shippingAddress: content.shippingAddress,
    billingAddress: content.billingAddress,
    countryNames: countryNamesIn(countries, language),
    shippingName: content.shipping?.name ?? '',
    pickupAddress: pickupLine(content),
    shipments: shipments.map(({ carrier, trackingNumber, trackingUrl }) => ({
      carrier,
      number: trackingNumber,
      url: trackingUrl,
    })),
    instructions: instructionsOf(methodId, settings),
    payBefore: order.expiresAt ? dates.format(order.expiresAt) : '',
    note: content.note,
    downloads,
    invoices,
    returns,
  };
};
