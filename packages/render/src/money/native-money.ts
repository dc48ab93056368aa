import {
  CURRENCIES,
  formatDecimal,
  isCurrencyCode,
  parseDecimal,
  ZERO,
  type Decimal,
} from '@sitewright/domain/money';
import { asString, formatter } from '@sitewright/template';
import type { RenderHost } from '../languages/index.ts';

const HUNDREDTHS = 2;

type Shop = Pick<RenderHost, 'currency'>;

/** 1500 in a currency without minor units is 1500, not 15. */
const placesOf = ({ currency = '' }: Shop): number =>
  isCurrencyCode(currency) ? CURRENCIES[currency].fractionDigits : HUNDREDTHS;

/** Converts minor units to a decimal without division: 1999 is 19.99. */
export const amountOfCents = (value: unknown, shop: Shop): Decimal => {
  const cents = parseDecimal(asString(value)) ?? ZERO;
  return { unscaled: cents.unscaled, scale: cents.scale + placesOf(shop) };
};

const numberOf = (amount: Decimal, shop: Shop): string => formatDecimal(amount, placesOf(shop));

/** A bare number; the site's styles add the currency symbol. */
export const nativeMoney = (amount: Decimal, shop: Shop): string =>
  `<span class="sqs-money-native">${numberOf(amount, shop)}</span>`;

export const moneyFormat = formatter<RenderHost>(
  () =>
    (value, { host }) =>
      numberOf(amountOfCents(value, host), host),
);
export const moneyString = formatter<RenderHost>(
  () =>
    (value, { host }) =>
      nativeMoney(amountOfCents(value, host), host),
);
