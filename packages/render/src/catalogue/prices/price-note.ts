import { currentPrice } from '@sitewright/domain/catalogue';
import { moneyPrinter } from '../../money/index.ts';
import type { Shop, ShownProduct } from '../product-context.ts';

/** What a product costs in a few words, for lists of all kinds of items; `fromText` has a place for `{fromPrice}`. */
export const priceNote = ({ offers }: ShownProduct, shop: Shop, fromText: string): string => {
  const { settings, currency, language } = shop;
  const prices = offers.map(currentPrice);
  if (prices.length === 0) return '';
  const min = Math.min(...prices);
  const print = moneyPrinter({ language, currency, useCldr: settings.useCLDRMoneyFormat });
  return prices.some((price) => price !== min)
    ? fromText.replace('{fromPrice}', () => print(min))
    : print(min);
};
