import { isTruthy, property } from '@sitewright/template';
import { isFieldTruthy } from '../data/index.ts';
import {
  amountText,
  contentOf,
  currentPrice,
  isCheaper,
  isVariantOnSale,
  kindOf,
  NO_PRICE,
  priceField,
  variantsOf,
  type Price,
} from './product.ts';

type PriceKey = 'priceMoney' | 'salePriceMoney';

const currentKey = (variant: unknown): PriceKey =>
  isVariantOnSale(variant) ? 'salePriceMoney' : 'priceMoney';
const normalKey = (): PriceKey => 'priceMoney';

/** The variant whose price beats the others, the first of equals. Variants mostly cost the same, so texts go first. */
const bestPrice = (
  variants: readonly unknown[],
  keyOf: (variant: unknown) => PriceKey,
  beats: (price: Price, best: Price) => boolean,
): Price => {
  let best: Price | undefined;
  let bestText = '';
  for (const variant of variants) {
    const key = keyOf(variant);
    const text = amountText(variant, key);
    if (best && text === bestText) continue;
    const price = priceField(variant, key);
    if (best && !beats(price, best)) continue;
    best = price;
    bestText = text;
  }
  return best ?? NO_PRICE;
};

const isDearer = (a: Price, b: Price): boolean => isCheaper(b, a);

/** The lowest price a shopper can pay now. */
export const fromPrice = (product: unknown): Price => {
  switch (kindOf(product)) {
    case 'physical':
    case 'service':
    case 'gift-card':
      return bestPrice(variantsOf(product), currentKey, isCheaper);
    case 'digital':
      return priceField(contentOf(product), 'priceMoney');
    default:
      return NO_PRICE;
  }
};

/** The highest price before any sale. */
export const normalPrice = (product: unknown): Price => {
  switch (kindOf(product)) {
    case 'physical':
    case 'service':
    case 'gift-card':
      return bestPrice(variantsOf(product), normalKey, isDearer);
    case 'digital':
      return priceField(contentOf(product), 'priceMoney');
    default:
      return NO_PRICE;
  }
};

/** The lowest price among what is on sale. */
export const salePrice = (product: unknown): Price => {
  switch (kindOf(product)) {
    case 'physical':
    case 'service':
      return bestPrice(variantsOf(product).filter(isVariantOnSale), currentKey, isCheaper);
    case 'digital':
      return priceField(contentOf(product), 'salePriceMoney');
    default:
      return NO_PRICE;
  }
};

export const isOnSale = (product: unknown): boolean => {
  switch (kindOf(product)) {
    case 'physical':
    case 'service':
      return variantsOf(product).some(isVariantOnSale);
    case 'digital':
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
  const variant = variantsOf(product).reduce<unknown>(
    (best, each) => (best === undefined || isCheaper(currentPrice(each), currentPrice(best)) ? each : best),
    undefined,
  );
  const options = property(variant, 'pricingOptions');
  const first = property(options, 0);
  return isTruthy(first) ? first : undefined;
};
