import { isTruthy, property } from '@sitewright/template';
import { isFieldTruthy } from '../data/index.ts';
import {
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

const cheapest = (prices: readonly Price[]): Price =>
  prices.reduce<Price | undefined>(
    (best, each) => (best && !isCheaper(each, best) ? best : each),
    undefined,
  ) ?? NO_PRICE;

const dearest = (prices: readonly Price[]): Price =>
  prices.reduce<Price | undefined>(
    (best, each) => (best && !isCheaper(best, each) ? best : each),
    undefined,
  ) ?? NO_PRICE;

/** The lowest price a shopper can pay now. */
export const fromPrice = (product: unknown): Price => {
  switch (kindOf(product)) {
    case 'physical':
    case 'service':
    case 'gift-card':
      return cheapest(variantsOf(product).map(currentPrice));
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
      return dearest(variantsOf(product).map((variant) => priceField(variant, 'priceMoney')));
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
      return cheapest(
        variantsOf(product)
          .filter(isVariantOnSale)
          .map((variant) => priceField(variant, 'salePriceMoney')),
      );
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
  const [first, ...rest] = variantsOf(product);
  const keys = isVariantOnSale(first) ? ['price', 'salePrice'] : ['price'];
  return rest.some(
    (variant) =>
      isVariantOnSale(variant) !== isVariantOnSale(first) ||
      keys.some((key) => property(variant, key) !== property(first, key)),
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
