import { isTruthy, property } from '@sitewright/template';
import { isFieldTruthy } from '../../data/index.ts';
import { isLess, readComparable, type Comparable } from '../amounts.ts';
import {
  amountField,
  contentOf,
  currentPrice,
  currentPriceKey,
  isVariantOnSale,
  kindOf,
  ZERO_PRICE,
  priceField,
  variantsOf,
  type Price,
} from '../product.ts';

const normalPriceKey = (): string => 'priceMoney';

/** The variant whose price beats the others, the first of equals; undefined without variants. */
const bestVariant = (
  variants: readonly unknown[],
  keyOf: (variant: unknown) => string,
  beats: (amount: Comparable, best: Comparable) => boolean,
): unknown => {
  let best: unknown;
  let bestText: string | undefined;
  let bestAmount: Comparable = 0;
  for (const variant of variants) {
    const text = amountField(variant, keyOf(variant));
    // Variants mostly cost the same.
    if (text === bestText) continue;
    const amount = readComparable(text);
    if (bestText !== undefined && !beats(amount, bestAmount)) continue;
    best = variant;
    bestText = text;
    bestAmount = amount;
  }
  return best;
};

const lowestPrice = (variants: readonly unknown[]): Price =>
  variants.length === 0 ? ZERO_PRICE : currentPrice(bestVariant(variants, currentPriceKey, isLess));

const highestPrice = (variants: readonly unknown[]): Price =>
  variants.length === 0
    ? ZERO_PRICE
    : priceField(bestVariant(variants, normalPriceKey, isMore), normalPriceKey());

const isMore = (a: Comparable, b: Comparable): boolean => isLess(b, a);

/** The lowest price a shopper can pay now. */
export const fromPrice = (product: unknown): Price => {
  switch (kindOf(product)) {
    case 'physical':
    case 'service':
    case 'gift-card':
      return lowestPrice(variantsOf(product));
    case 'digital':
    case 'paywall':
      return priceField(contentOf(product), 'priceMoney');
    default:
      return ZERO_PRICE;
  }
};

/** The variant that costs least now; undefined without variants. */
export const cheapestVariant = (product: unknown): unknown =>
  bestVariant(variantsOf(product), currentPriceKey, isLess);

/** What the cheapest variant cost before its sale; undefined where it is on none. */
export const priceBeforeSale = (product: unknown): Price | undefined => {
  const cheapest = cheapestVariant(product);
  return isVariantOnSale(cheapest) ? priceField(cheapest, normalPriceKey()) : undefined;
};

/** The highest price before any sale. */
export const normalPrice = (product: unknown): Price => {
  switch (kindOf(product)) {
    case 'physical':
    case 'service':
    case 'gift-card':
      return highestPrice(variantsOf(product));
    case 'digital':
    case 'paywall':
      return priceField(contentOf(product), 'priceMoney');
    default:
      return ZERO_PRICE;
  }
};

/** The lowest price among what is on sale. */
export const salePrice = (product: unknown): Price => {
  switch (kindOf(product)) {
    case 'physical':
    case 'service':
      return lowestPrice(variantsOf(product).filter(isVariantOnSale));
    case 'digital':
    case 'paywall':
      return priceField(contentOf(product), 'salePriceMoney');
    default:
      return ZERO_PRICE;
  }
};

export const isOnSale = (product: unknown): boolean => {
  switch (kindOf(product)) {
    case 'physical':
    case 'service':
      return variantsOf(product).some(isVariantOnSale);
    case 'digital':
    case 'paywall':
      return isFieldTruthy(contentOf(product), 'onSale');
    default:
      return false;
  }
};

/** Whether the variants cost differently, so that a price must say "from". */
export const hasVariedPrices = (product: unknown): boolean => {
  const kind = kindOf(product);
  if (kind !== 'physical' && kind !== 'service' && kind !== 'gift-card') return false;
  const variants = variantsOf(product);
  const first = variants[0];
  const onSale = isVariantOnSale(first);
  return variants.some(
    (variant) =>
      isVariantOnSale(variant) !== onSale ||
      property(variant, 'price') !== property(first, 'price') ||
      (onSale && property(variant, 'salePrice') !== property(first, 'salePrice')),
  );
};

/** The first offer of the variant that costs least, for products sold once or by subscription. */
export const cheapestPricingOption = (product: unknown): unknown => {
  const kind = kindOf(product);
  if (kind !== 'physical' && kind !== 'service') return undefined;
  const variant = cheapestVariant(product);
  const options = property(variant, 'pricingOptions');
  const first = property(options, 0);
  return isTruthy(first) ? first : undefined;
};
