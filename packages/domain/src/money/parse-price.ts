import { CURRENCIES, type CurrencyCode } from './currencies.ts';

/** The currency and the locale that prices of a site are typed and printed in. */
export interface PriceFormat {
  readonly currency: CurrencyCode;
  readonly locale: string;
}

export type PriceFault =
  'not-a-price' | 'negative' | 'other-currency' | 'decimals' | 'separators' | 'too-high';

export type ParsedPrice = { readonly minor: number } | { readonly fault: PriceFault };

const MAX_PRICE = 100_000_000_000;
const FALLBACK_LOCALE = 'en-US';
const NEGATIVE = /^\(.*\)$|[-−–]/;
/** Blanks and apostrophes group digits in several locales. */
const LOOSE_GROUPS = /[\s'’٬]/gu;

const numberFormats = new Map<string, Intl.NumberFormat>();

/** The locale if it is one: site settings of old may hold anything. */
export const usableLocale = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? FALLBACK_LOCALE;
  } catch {
    return FALLBACK_LOCALE;
  }
};

const numberFormat = (
  { currency, locale }: PriceFormat,
  style: 'decimal' | 'currency',
): Intl.NumberFormat => {
  const key = `${style} ${currency} ${locale}`;
  const digits = CURRENCIES[currency].fractionDigits;
  const known =
    numberFormats.get(key) ??
    new Intl.NumberFormat(usableLocale(locale), {
      numberingSystem: 'latn',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      ...(style === 'currency' && { style, currency, currencyDisplay: 'narrowSymbol' }),
    });
  numberFormats.set(key, known);
  return known;
};

const pointsByLocale = new Map<string, string>();

/** The decimal separator. */
const pointOf = (locale: string): string => {
  const known = pointsByLocale.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(usableLocale(locale), {
    numberingSystem: 'latn',
    minimumFractionDigits: 1,
  }).formatToParts(0.5);
  const point = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  pointsByLocale.set(locale, point);
  return point;
};

/** Minor units as exact decimal text: a float would round large amounts. */
const decimalText = (minor: number, digits: number): `${number}` => {
  const text = String(minor).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return (digits === 0 ? whole : `${whole}.${text.slice(-digits)}`) as `${number}`;
};

/** A price as it is shown in its field, without the symbol: 1.234,50. */
export const formatPriceInput = (minor: number, format: PriceFormat): string =>
  numberFormat(format, 'decimal').format(decimalText(minor, CURRENCIES[format.currency].fractionDigits));

/** A price with its symbol, as the owner's app prints it: €65.00. */
export const formatPrice = (minor: number, format: PriceFormat): string =>
  numberFormat(format, 'currency').format(decimalText(minor, CURRENCIES[format.currency].fractionDigits));

const withoutCurrency = (text: string, currency: CurrencyCode): string => {
  for (const sign of [currency, CURRENCIES[currency].symbol]) {
    const upper = text.toUpperCase();
    const mark = sign.toUpperCase();
    if (upper.startsWith(mark)) return text.slice(sign.length).trim();
    if (upper.endsWith(mark)) return text.slice(0, -sign.length).trim();
  }
  return text;
};

/** Thousands, or lakhs and crores of two digits before them: 1,00,000. */
const isGrouped = (whole: string, group: string): boolean =>
  /^\d{1,3}(?: \d{2,3})* \d{3}$/.test(whole.replaceAll(group, ' ')) || !whole.includes(group);

type Parts = { readonly whole: string; readonly fraction: string } | { readonly fault: PriceFault };

/** A single separator of the wrong sort is a decimal point where it cannot group thousands: 65.50 on a number pad. */
const splitBySingle = (text: string, mark: string, isPoint: boolean): Parts => {
  const [whole = '', fraction = ''] = text.split(mark);
  if (isPoint) return { whole, fraction };
  return fraction.length === 3 && isGrouped(text, mark)
    ? { whole: whole + fraction, fraction: '' }
    : { whole, fraction };
};

const splitNumber = (text: string, point: string): Parts => {
  const marks = [...text].filter((sign) => sign === '.' || sign === ',');
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined) return { whole: text, fraction: '' };
  if (marks.length === 1) return splitBySingle(text, first, first === point);
  const isOneSort = marks.every((mark) => mark === first);
  if (isOneSort)
    return first !== point && isGrouped(text, first)
      ? { whole: text.replaceAll(first, ''), fraction: '' }
      : { fault: 'separators' };
  const cut = text.lastIndexOf(last);
  const head = text.slice(0, cut);
  const isSound = last === point && !head.includes(point) && isGrouped(head, first);
  return isSound
    ? { whole: head.replaceAll(first, ''), fraction: text.slice(cut + 1) }
    : { fault: 'separators' };
};

/** Reads a price as people type it, with the separators of the site's locale. An empty text is not a price. */
export const parsePrice = (typed: string, { currency, locale }: PriceFormat): ParsedPrice => {
  const text = typed.trim();
  if (NEGATIVE.test(text)) return { fault: 'negative' };
  const bare = withoutCurrency(text, currency).replaceAll(LOOSE_GROUPS, '');
  if (!/\d/.test(bare)) return { fault: 'not-a-price' };
  if (/[^\d.,]/.test(bare))
    return { fault: /^[\d.,]*\p{L}|\p{Sc}/u.test(bare) ? 'other-currency' : 'not-a-price' };
  const parts = splitNumber(bare, pointOf(locale));
  if ('fault' in parts) return parts;
  const digits = CURRENCIES[currency].fractionDigits;
  if (parts.fraction.length > digits) return { fault: 'decimals' };
  const minor = Number(`${parts.whole}${parts.fraction.padEnd(digits, '0')}`);
  return minor > MAX_PRICE ? { fault: 'too-high' } : { minor };
};

/** What is wrong with a typed price, and what to type instead. */
export const priceFaultText = (fault: PriceFault, format: PriceFormat): string => {
  const { currency } = format;
  const digits = CURRENCIES[currency].fractionDigits;
  const example = formatPriceInput(123_450, format);
  const texts = {
    'not-a-price': `Enter a price such as ${example}.`,
    negative: 'A price cannot be negative.',
    'other-currency': `Prices are in ${currency}. Enter the number alone, such as ${example}.`,
    decimals:
      digits === 0
        ? `Prices in ${currency} have no decimals.`
        : `Prices in ${currency} have up to ${digits} decimals, such as ${example}.`,
    separators: `Enter the price in the format of your site, such as ${example}.`,
    'too-high': `The highest price is ${formatPriceInput(MAX_PRICE, format)}.`,
  } satisfies Record<PriceFault, string>;
  return texts[fault];
};
