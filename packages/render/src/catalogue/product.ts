import { DEFAULT_CURRENCY, ZERO, type Decimal } from '@sitewright/domain/money';
import { asNumber, asString, property } from '@sitewright/template';
import { isFieldTrue, isFieldTruthy, listField } from '../data/index.ts';
import { readAmount } from './amounts.ts';

/** `none` is the declared absence of a kind; `unknown` is anything this version does not know. */
export type ProductKind = 'physical' | 'digital' | 'service' | 'gift-card' | 'paywall' | 'none' | 'unknown';

/** A price as product data holds it. */
export interface Price {
  readonly amount: Decimal;
  readonly currency: string;
}

const KINDS: ReadonlyMap<number, ProductKind> = new Map([
  [-1, 'none'],
  [1, 'physical'],
  [2, 'digital'],
  [3, 'service'],
  [4, 'gift-card'],
  [5, 'paywall'],
]);

export const ZERO_PRICE: Price = { amount: ZERO, currency: DEFAULT_CURRENCY };

export const contentOf = (product: unknown): unknown => property(product, 'structuredContent');
export const variantsOf = (product: unknown): readonly unknown[] => listField(contentOf(product), 'variants');

/** The variant that the page shows as chosen, if it shows one. */
export const selectedVariant = (product: unknown): unknown => {
  const selectedId = property(contentOf(product), 'selectedVariantId');
  return typeof selectedId === 'string'
    ? variantsOf(product).find((variant) => property(variant, 'id') === selectedId)
    : undefined;
};

export const kindOf = (product: unknown): ProductKind =>
  KINDS.get(asNumber(property(contentOf(product), 'productType'))) ?? 'unknown';

export const amountField = (node: unknown, key: string): string =>
  asString(property(property(node, key), 'value'));

export const priceField = (node: unknown, key: string): Price => ({
  amount: readAmount(amountField(node, key)),
  currency: asString(property(property(node, key), 'currency')) || DEFAULT_CURRENCY,
});

export const isSubscribable = (product: unknown): boolean =>
  isFieldTrue(contentOf(product), 'isSubscribable');
export const isVariantOnSale = (variant: unknown): boolean => isFieldTruthy(variant, 'onSale');

/** The field that holds what a variant costs now. */
export const currentPriceKey = (variant: unknown): 'priceMoney' | 'salePriceMoney' =>
  isVariantOnSale(variant) ? 'salePriceMoney' : 'priceMoney';
export const currentPrice = (variant: unknown): Price => priceField(variant, currentPriceKey(variant));
