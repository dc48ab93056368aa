/** Figures of one currency. The symbol is the one shown in shops, not the ISO code. */
export interface Currency {
  readonly symbol: string;
  readonly fractionDigits: number;
}

const withCents = (symbol: string): Currency => ({ symbol, fractionDigits: 2 });

const TABLE = {
  EUR: withCents('€'),
  USD: withCents('$'),
  AUD: withCents('A$'),
  NOK: withCents('kr'),
  CAD: withCents('C$'),
  NZD: withCents('NZ$'),
  DKK: withCents('kr'),
  GBP: withCents('£'),
  HKD: withCents('HK$'),
  CHF: withCents('CHF'),
  MXN: withCents('MX$'),
  SGD: withCents('S$'),
  SEK: withCents('kr'),
  CZK: withCents('Kč'),
  ILS: withCents('₪'),
  PHP: withCents('₱'),
  RUB: withCents('₽'),
  PLN: withCents('zł'),
  THB: withCents('฿'),
  MYR: withCents('RM'),
  ARS: withCents('$'),
  BRL: withCents('R$'),
  COP: withCents('$'),
  IDR: withCents('Rp'),
  INR: withCents('₹'),
  JPY: { symbol: '¥', fractionDigits: 0 },
  ZAR: withCents('R'),
} satisfies Record<string, Currency>;

export type CurrencyCode = keyof typeof TABLE;

export const CURRENCIES: Readonly<Record<CurrencyCode, Currency>> = TABLE;
export const DEFAULT_CURRENCY: CurrencyCode = 'USD';

export const isCurrencyCode = (code: string): code is CurrencyCode => Object.hasOwn(TABLE, code);
export const currencyCodes: readonly CurrencyCode[] = Object.keys(TABLE).filter(isCurrencyCode);
