import { movePointRight, plainText } from '@sitewright/domain/money';
import { formatter, type Formatter } from '@sitewright/template';
import { fromPrice, normalPrice, salePrice } from './prices.ts';
import type { Price } from '../product.ts';

/** Older templates want prices as numbers of cents, in text. */
const inCents = (priceOf: (product: unknown) => Price): Formatter =>
  formatter(() => (product) => plainText(movePointRight(priceOf(product).amount, 2)));

export const fromPriceInCents = inCents(fromPrice);
export const normalPriceInCents = inCents(normalPrice);
export const salePriceInCents = inCents(salePrice);
