import { formatDecimal, parseDecimal, ZERO, type Decimal } from '@sitewright/domain/money';
import { asString, formatter } from '@sitewright/template';

const PLACES = 2;

/** The bare number that the site's style sheet completes with the currency sign. */
export const nativeMoney = (amount: Decimal): string =>
  `<span class="sqs-money-native">${formatDecimal(amount, PLACES)}</span>`;

/** A number of cents, moved to whole units without a division: 1999 is 19.99. */
export const amountOfCents = (value: unknown): Decimal => {
  const cents = parseDecimal(asString(value)) ?? ZERO;
  return { unscaled: cents.unscaled, scale: cents.scale + PLACES };
};

export const moneyFormat = formatter(() => (value) => formatDecimal(amountOfCents(value), PLACES));
export const moneyString = formatter(() => (value) => nativeMoney(amountOfCents(value)));
