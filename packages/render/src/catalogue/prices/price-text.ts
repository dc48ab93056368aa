import { plainText } from '@sitewright/domain/money';
import { isTruthy, property, type RenderContext } from '@sitewright/template';
import { readDecimal, readOptions, type RenderHost } from '../../languages/index.ts';
import { formatLocaleMoney, nativeMoney, readCurrencyOptions } from '../../money/index.ts';
import type { Price } from '../product.ts';

/** Whether money is written as the language writes it; bare numbers otherwise. */
export const usesLocaleData = (context: RenderContext): boolean =>
  isTruthy(property(context.resolveName('featureFlags'), 'useCLDRMoneyFormat'));

/** Prints a price the way the site wants it: by locale data, or as a bare number for the style sheet to complete. */
export type PricePrinter = (price: Price, context: RenderContext<RenderHost>) => string;

export const pricePrinter = (args: readonly string[]): PricePrinter => {
  const options = readCurrencyOptions(readOptions(args));
  return ({ amount, currency }, context) => {
    const { locale } = context.host;
    if (!locale) return '';
    if (!usesLocaleData(context)) return nativeMoney(amount, context.host);
    const exact = readDecimal(plainText(amount));
    return exact ? formatLocaleMoney({ amount: exact, currency }, options, locale) : '';
  };
};
