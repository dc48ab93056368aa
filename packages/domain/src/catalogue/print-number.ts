import { usableLocale } from '../money/index.ts';

const numberFormats = new Map<string, Intl.NumberFormat>();

export const printNumber = (value: number, locale: string): string => {
  const format =
    numberFormats.get(locale) ??
    new Intl.NumberFormat(usableLocale(locale), {
      numberingSystem: 'latn',
      useGrouping: false,
      maximumFractionDigits: 6,
    });
  numberFormats.set(locale, format);
  return format.format(value);
};
