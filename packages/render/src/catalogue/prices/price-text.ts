import { plainText } from '@sitewright/domain/money';
import { isTruthy, property, type RenderContext } from '@sitewright/template';
import { readDecimal, readOptions, type Locale, type RenderHost } from '../../languages/index.ts';
import { formatLocaleMoney, nativeMoney, readCurrencyOptions } from '../../money/index.ts';
import type { Price } from '../product.ts';

/** Whether money is written as the language writes it; bare numbers otherwise. */
export const usesLocaleData = (context: RenderContext): boolean =>
  isTruthy(property(context.resolveName('featureFlags'), 'useCLDRMoneyFormat'));

/** Prints a price the way the site wants it: by locale data, or as a bare number for the style sheet to complete. */
export type PricePrinter = (price: Price, context: RenderContext<RenderHost>) => string;

/** Cache limit. Prices repeat on a page and between pages, and formatting by locale data is slow. */
const MAX_TEXTS = 1000;

export const pricePrinter = (args: readonly string[]): PricePrinter => {
  const options = readCurrencyOptions(readOptions(args));
  const texts = new Map<string, string>();
  const printPlain = (plain: string, currency: string, locale: Locale): string => {
    const key = `${locale.id} ${currency} ${plain}`;
    const known = texts.get(key);
    if (known !== undefined) return known;
    const amount = readDecimal(plain);
    const text = amount ? formatLocaleMoney({ amount, currency }, options, locale) : '';
    if (texts.size >= MAX_TEXTS) texts.clear();
    texts.set(key, text);
    return text;
  };
  return ({ amount, currency }, context) => {
    const { locale } = context.host;
    if (!locale) return '';
    if (!usesLocaleData(context)) return nativeMoney(amount, context.host);
    return printPlain(plainText(amount), currency, locale);
  };
};
