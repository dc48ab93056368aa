import { locationOf } from '../addresses/index.ts';
import { newDiscountTerms, type Discount } from '../discounts/index.ts';
import { isCurrencyCode } from '../money/index.ts';
import type { OrderContent, OrderLine } from '../orders/index.ts';
import type { ShippingSettings } from '../shipping/index.ts';
import type { TaxRule } from '../tax/index.ts';
import { totalOrder, type OrderTotals } from '../totals/index.ts';

/** What of a renewal is as it is today, and not as it was when the subscription began. */
export interface RenewalTerms {
  readonly shipping: ShippingSettings;
  readonly taxRules: readonly TaxRule[];
  readonly pricesIncludeTax: boolean;
  readonly product: {
    readonly categories?: readonly string[];
    readonly grams?: number;
    readonly taxClass?: string;
  };
  /** Of the period: its order has it instead of a cart. */
  readonly periodId: string;
  readonly renewal: NonNullable<OrderContent['renewal']>;
  readonly now: Date;
}

/** As the first order named it. */
const nameOfDiscount = ({ discounts }: OrderContent, line: OrderLine): string =>
  discounts
    .filter(({ id }) => line.discounts.some((each) => each.id === id))
    .map(({ name }) => name)
    .join(', ');

/** What is taken off the line, as one discount. */
const lineDiscount = (content: OrderContent, line: OrderLine): readonly Discount[] => {
  const cents = line.subscription?.renewalDiscountCents ?? 0;
  if (cents <= 0) return [];
  const [first] = line.discounts;
  return [
    {
      ...newDiscountTerms,
      id: first?.id ?? content.cartId,
      name: nameOfDiscount(content, line),
      reward: { kind: 'amount', cents, isPerItem: false },
    },
  ];
};

const deliveryDiscount = (
  { discounts, cartId }: OrderContent,
  { subscription }: OrderLine,
): readonly Discount[] => {
  if (!subscription?.hasFreeShipping) return [];
  const first = discounts.find(({ isShippingFree }) => isShippingFree);
  return [
    {
      ...newDiscountTerms,
      id: first?.id ?? `${cartId}-shipping`,
      name: first?.name ?? '',
      reward: { kind: 'free-shipping' },
    },
  ];
};

/** Of each renewal. Uses are not counted: the first order has counted. */
const discountsOf = (content: OrderContent, line: OrderLine): readonly Discount[] => [
  ...lineDiscount(content, line),
  ...deliveryDiscount(content, line),
];

const shippingOf = ({ selectedShippingOption: option }: OrderTotals): OrderContent['shipping'] =>
  option && {
    key: option.key,
    name: option.name,
    isPickup: option.isPickup,
    pickup: option.pickup,
    priceCents: option.priceCents,
  };

const totalsOf = (content: OrderContent, line: OrderLine, terms: RenewalTerms): OrderTotals => {
  const { currency, shippingAddress, billingAddress, shipping } = content;
  if (!isCurrencyCode(currency)) throw new TypeError(`There is no currency ${currency}.`);
  const billing = locationOf(billingAddress);
  return totalOrder({
    lines: [
      {
        itemId: line.itemId,
        quantity: line.quantity,
        priceCents: line.subscription?.unitCents ?? line.unitCents,
        productType: line.productType,
        ...terms.product,
      },
    ],
    currency,
    discounts: discountsOf(content, line),
    codes: [],
    now: terms.now.getTime(),
    location: shippingAddress ? locationOf(shippingAddress) : billing,
    billing,
    shippingKey: shipping?.key ?? null,
    shipping: terms.shipping,
    taxRules: terms.taxRules,
    pricesIncludeTax: terms.pricesIncludeTax,
  });
};

/**
 * The order of a renewal: price and discounts of the subscription, delivery and tax of today. Undefined where the product
 * cannot be delivered to the address any more.
 */
export const renewalContentOf = (content: OrderContent, terms: RenewalTerms): OrderContent | undefined => {
  const [line] = content.lines;
  if (!line?.subscription) throw new TypeError('A subscription has one subscribed line.');
  const totals = totalsOf(content, line, terms);
  if (totals.requiresShipping && !totals.selectedShippingOption) return undefined;
  const shipping = totals.requiresShipping ? shippingOf(totals) : null;
  return {
    ...content,
    lines: totals.lines.map((each) => ({
      ...line,
      unitCents: line.subscription?.unitCents ?? line.unitCents,
      ...each,
    })),
    shippingAddress: shipping && !shipping.isPickup ? content.shippingAddress : null,
    shipping,
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCents: totals.shippingCostCents,
    shippingDiscountCents: totals.shippingDiscountCents,
    shippingTaxes: totals.shippingTaxes,
    taxCents: totals.taxCents,
    totalCents: totals.grandTotalCents,
    pricesIncludeTax: terms.pricesIncludeTax,
    discounts: totals.appliedDiscounts,
    taxLines: totals.taxLineItems,
    renewal: terms.renewal,
    cartId: terms.periodId,
    cartRevision: 0,
  };
};

/** The line with another quantity: what discounts take off grows and shrinks with it. */
export const withQuantity = (line: OrderLine, quantity: number): OrderLine => {
  const { subscription } = line;
  if (!subscription) return line;
  const renewalDiscountCents = Math.round((subscription.renewalDiscountCents * quantity) / line.quantity);
  return { ...line, quantity, subscription: { ...subscription, renewalDiscountCents } };
};

/**
 * At the price of another variant. What discounts take off shrinks with the price and never grows: a share of a dear
 * variant would make a cheap one free otherwise.
 */
export const withVariantPrice = (line: OrderLine, unitCents: number): OrderLine => {
  const { subscription } = line;
  if (!subscription) return line;
  const { unitCents: before, renewalDiscountCents: off } = subscription;
  const share = before > 0 ? Math.round((off * unitCents) / before) : 0;
  return {
    ...line,
    subscription: { ...subscription, unitCents, renewalDiscountCents: Math.min(off, share) },
  };
};

/** At another price of a piece. A discount never takes more than there is. */
export const withUnitPrice = (line: OrderLine, unitCents: number): OrderLine => {
  const { subscription } = line;
  if (!subscription) return line;
  const renewalDiscountCents = Math.min(subscription.renewalDiscountCents, unitCents * line.quantity);
  return { ...line, subscription: { ...subscription, unitCents, renewalDiscountCents } };
};
