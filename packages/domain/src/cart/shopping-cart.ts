import {
  ANY_QUANTITY,
  currentPrice,
  isInStock,
  optionValuesOf,
  productTypes,
  quantityRangeOf,
  unitPriceOf,
  unitReferenceText,
  visitorStock,
  type QuantityRange,
} from '../catalogue/index.ts';
import { describePlan } from '../billing-periods/index.ts';
import { describeDonation } from '../donations/index.ts';
import { describePurchase } from '../gift-cards/index.ts';
import { appliesToAllPayments, isTarget } from '../discounts/index.ts';
import { money, moneyText } from '../money/index.ts';
import { maskAdditionalFields, summarizeAdditionalFields } from './additional-fields.ts';
import type { CartMoney, ShoppingCart, CartLineItem } from './cart-schemas.ts';
import type { CartEntry } from './entries.ts';
import { quantityNote, unavailableNote, stockNote } from './entry-notes.ts';
import type { OrderTotals } from '../totals/index.ts';
import { totalsOf } from './cart-totals.ts';
import type { CartContext, CartState, SoldVariant } from './cart-context.ts';
import { payWithGiftCards } from './cart-gift-cards.ts';
import { couponsOf } from './coupons.ts';
import { describeShipping, totalsNotes } from './shipping-notes.ts';

const moneyOf = (cents: number, { currency, printMoney }: CartContext): CartMoney => {
  const { value } = moneyText(money(BigInt(cents), currency));
  return { value, currency, decimalValue: value, currencyCode: currency, text: printMoney(cents) };
};

/** Whether more than one can be bought at once. */
export const allowsSeveral = (
  { productType }: Pick<SoldVariant, 'productType'>,
  { settings }: Pick<CartContext, 'settings'>,
): boolean =>
  productType === productTypes.physical ||
  (productType === productTypes.service && settings.multipleQuantityAllowedForServices);

/** How many of one line can be bought. Rules do not matter for what is bought once. */
export const quantityRangeFor = (
  sold: Pick<SoldVariant, 'productType' | 'quantityRules'>,
  around: Pick<CartContext, 'settings'>,
): QuantityRange => (allowsSeveral(sold, around) ? quantityRangeOf(sold.quantityRules) : ANY_QUANTITY);

const chosenVariant = (variant: SoldVariant) => ({
  id: variant.variantId,
  sku: variant.sku,
  attributes: variant.attributes,
  optionValues: optionValuesOf(variant.attributes, variant.optionOrdering),
  price: variant.price,
  salePrice: variant.salePrice ?? null,
  onSale: variant.onSale,
  ...visitorStock(variant.stock),
});

const unavailableEntry = (
  { id, itemId, variantId, quantity, title, additionalFields }: CartEntry,
  { language }: CartContext,
): CartLineItem => ({
  id,
  itemId,
  title,
  fullUrl: '',
  productType: 0,
  quantity,
  multipleQuantityAllowed: false,
  quantityRules: ANY_QUANTITY,
  isAvailable: false,
  note: unavailableNote(language),
  chosenVariant: {
    id: variantId,
    sku: '',
    attributes: {},
    optionValues: [],
    price: 0,
    salePrice: null,
    onSale: false,
    unlimited: false,
    qtyInStock: 0,
  },
  purchasePriceCents: 0,
  nonSalePriceCents: 0,
  subTotal: 0,
  purchasePriceText: '',
  nonSalePriceText: '',
  subTotalText: '',
  image: null,
  additionalFields,
  formFields: [],
  additionalFieldsForm: null,
});

interface Sold {
  readonly variant: SoldVariant;
  /** Of the variant, in all lines of the cart. */
  readonly pieces: number;
}

/** What was entered on the page of a gift card or donation. */
const enteredFields = (
  { giftCard, donation }: CartEntry,
  { language }: CartContext,
): CartLineItem['formFields'] =>
  [
    ...(giftCard ? describePurchase(giftCard, language) : []),
    ...(donation ? describeDonation(donation, language) : []),
  ].map(({ title, value }, place) => ({
    id: `${donation ? 'donation' : 'gift-card'}-${place}`,
    type: 'text',
    rawTitle: title,
    value,
    values: [],
  }));

/** What it takes off later payments is known with the totals. */
const subscriptionOf = (
  { isSubscribable, subscriptionPlan: plan }: SoldVariant,
  { language }: CartContext,
): Pick<CartLineItem, 'subscription'> =>
  isSubscribable && plan
    ? { subscription: { plan, text: describePlan(plan, language), renewalDiscountCents: 0 } }
    : {};

const unitPriceTextOf = (
  variant: SoldVariant,
  { language, printMoney }: CartContext,
): Pick<CartLineItem, 'unitPriceText'> => {
  const price = unitPriceOf(variant);
  return price === undefined || !variant.unitMeasure
    ? {}
    : { unitPriceText: `${printMoney(price)} ${unitReferenceText(variant.unitMeasure, language)}` };
};

const soldEntry = (entry: CartEntry, { variant, pieces }: Sold, around: CartContext): CartLineItem => {
  const { id, itemId, quantity, additionalFields } = entry;
  const price = currentPrice(variant);
  const range = quantityRangeFor(variant, around);
  return {
    id,
    itemId,
    title: variant.title,
    fullUrl: variant.fullUrl,
    productType: variant.productType,
    quantity,
    multipleQuantityAllowed: allowsSeveral(variant, around),
    quantityRules: range,
    isAvailable: isInStock(variant.stock),
    note: stockNote(variant.stock, pieces, around.language) || quantityNote(quantity, range, around.language),
    chosenVariant: chosenVariant(variant),
    purchasePriceCents: price,
    nonSalePriceCents: variant.price,
    subTotal: price * quantity,
    purchasePriceText: around.printMoney(price),
    nonSalePriceText: around.printMoney(variant.price),
    ...unitPriceTextOf(variant, around),
    subTotalText: around.printMoney(price * quantity),
    image: variant.image,
    additionalFields,
    formFields: [
      ...summarizeAdditionalFields(additionalFields, variant.form),
      ...enteredFields(entry, around),
    ],
    additionalFieldsForm: variant.form ?? null,
    ...(entry.giftCard ? { giftCard: entry.giftCard } : {}),
    ...subscriptionOf(variant, around),
  };
};

const countByVariant = (entries: readonly CartEntry[]): ReadonlyMap<string, number> => {
  const pieces = new Map<string, number>();
  for (const { variantId, quantity } of entries)
    pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity);
  return pieces;
};

/** A product that became a subscription, or no longer is one, is not what the shopper has chosen. */
const isSoldAs = ({ isSubscription = false }: CartEntry, variant: SoldVariant): boolean =>
  variant.isSold && variant.isSubscribable === isSubscription;

/** What is gone or sold out is shown and not counted. */
const buildLineItems = (entries: readonly CartEntry[], around: CartContext): CartLineItem[] => {
  const counted = countByVariant(entries);
  return entries.map((stored) => {
    const variant = around.variants.get(stored.variantId);
    const additionalFields = maskAdditionalFields(stored.additionalFields, variant?.form);
    const entry = additionalFields === stored.additionalFields ? stored : { ...stored, additionalFields };
    const pieces = counted.get(entry.variantId) ?? 0;
    return variant && isSoldAs(entry, variant)
      ? soldEntry(entry, { variant, pieces }, around)
      : unavailableEntry(entry, around);
  });
};

const SHOPPING_CART = 1;

/** Field by field: copying the totals takes longer than working them out. */
const describeCart = (
  state: CartState,
  { entries, totals }: { readonly entries: readonly CartLineItem[]; readonly totals: OrderTotals },
  around: CartContext,
): ShoppingCart => {
  const { shippingOptions, selectedShippingOption } = describeShipping(totals, around);
  const coupons = couponsOf(totals, state.codes, around);
  const notes = totalsNotes(totals, around);
  const giftCards = payWithGiftCards(entries, totals, around);
  const amountDueCents = totals.grandTotalCents - giftCards.giftCardRedemptionTotalCents;
  return {
    id: state.id,
    websiteId: state.websiteId,
    orderId: null,
    created: state.createdOn,
    isPurchased: state.isPurchased,
    cartType: SHOPPING_CART,
    entries,
    totalQuantity: totals.totalQuantity,
    hasDigital: totals.hasDigital,
    purelyDigital: totals.purelyDigital,
    requiresShipping: totals.requiresShipping,
    shippingOptions,
    selectedShippingOption,
    shippingOptionsStatus: totals.shippingOptionsStatus,
    shippingLocation: state.shippingLocation,
    applicableTaxRules: totals.applicableTaxRules,
    taxLineItems: totals.taxLineItems,
    hasDiscounts: around.hasDiscounts || state.codes.length > 0,
    coupons: coupons.coupons,
    promoCodes: coupons.promoCodes,
    discounts: coupons.discounts,
    validCoupons: coupons.validCoupons,
    invalidCoupons: coupons.invalidCoupons,
    appliedGiftCards: giftCards.appliedGiftCards,
    giftCardRedemptionTotalCents: giftCards.giftCardRedemptionTotalCents,
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCostCents: totals.shippingCostCents,
    shippingDiscountCents: totals.shippingDiscountCents,
    taxCents: totals.taxCents,
    grandTotalCents: totals.grandTotalCents,
    amountDueCents,
    shouldBlockPurchaseForMinimumOrderAmount: totals.shouldBlockPurchaseForMinimumOrderAmount,
    pricesIncludeTax: notes.pricesIncludeTax,
    discountText: notes.discountText,
    shippingText: notes.shippingText,
    taxText: notes.taxText,
    shippingNote: notes.shippingNote,
    minimumOrderNote: notes.minimumOrderNote,
    subtotal: moneyOf(totals.subtotalCents, around),
    grandTotal: moneyOf(totals.grandTotalCents, around),
    amountDue: moneyOf(amountDueCents, around),
  };
};

/** Of the discounts of all payments that the order gets, whether one frees the delivery of this line. */
const hasFreeShipping = (
  { itemId, chosenVariant }: CartLineItem,
  applied: OrderTotals['appliedDiscounts'],
  { discounts, variants }: CartContext,
): boolean => {
  const categories = variants.get(chosenVariant.id)?.categories ?? [];
  return discounts.some(
    (discount) =>
      discount.reward.kind === 'free-shipping' &&
      appliesToAllPayments(discount) &&
      applied.some(({ id }) => id === discount.id) &&
      isTarget(discount.target, { itemId, categories }),
  );
};

/** Discounts of all payments stay off the lines that they were taken off first. */
const withRenewalDiscounts = (
  entries: readonly CartLineItem[],
  { lines, appliedDiscounts }: OrderTotals,
  around: CartContext,
): readonly CartLineItem[] => {
  if (!entries.some(({ subscription }) => subscription)) return entries;
  const lasting = new Set(around.discounts.filter(appliesToAllPayments).map(({ id }) => id));
  const available = entries.filter(({ isAvailable }) => isAvailable);
  return entries.map((entry) => {
    const line = lines[available.indexOf(entry)];
    if (!entry.subscription || !line) return entry;
    const renewalDiscountCents = line.discounts
      .filter(({ id }) => lasting.has(id))
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    const freeShipping = hasFreeShipping(entry, appliedDiscounts, around) ? { hasFreeShipping: true } : {};
    return { ...entry, subscription: { ...entry.subscription, renewalDiscountCents, ...freeShipping } };
  });
};

export interface TotalledCart {
  readonly cart: ShoppingCart;
  /** Its lines are the entries that are available. */
  readonly totals: OrderTotals;
}

/** The cart together with what an order stores of each line. */
export const deriveTotalledCart = (state: CartState, around: CartContext): TotalledCart => {
  const priced = buildLineItems(state.entries, around);
  const totals = totalsOf(priced, state, around);
  const entries = withRenewalDiscounts(priced, totals, around);
  return { cart: describeCart(state, { entries, totals }, around), totals };
};

/** The cart as calls answer it and templates print it: everything but the entries themselves is worked out anew. */
export const deriveCart = (state: CartState, around: CartContext): ShoppingCart =>
  deriveTotalledCart(state, around).cart;

/** More than this cannot be told exactly as a number. */
export const hasExactTotals = ({ subtotalCents, grandTotalCents }: ShoppingCart): boolean =>
  Number.isSafeInteger(subtotalCents) && Number.isSafeInteger(grandTotalCents);
