import { isCurrencyCode } from '@sitewright/domain/money';
import {
  installmentAmount,
  installmentMessage,
  isInRange,
  orderSizeMessage,
  type InstallmentContext,
} from '@sitewright/domain/installments';

export interface InstallmentOffer {
  readonly context: InstallmentContext;
  readonly currency: string;
  readonly brand: string;
  /** Language of the message; amounts are formatted in the shop's language. */
  readonly language: string;
  /** Whether prices of the page are bare numbers, to which style sheets add the sign of the currency. */
  readonly isNative?: boolean;
  readonly isOneLine?: boolean;
}

/** A message around one amount. */
export interface InstallmentText {
  readonly before: string;
  readonly amount: string;
  readonly after: string;
}

/** Formatted like all other prices of the page, to avoid US$65.00 next to $16.25. */
const moneyText = (minor: number, { context, currency, isNative }: InstallmentOffer): string => {
  const language = context.shopperLanguage.replace('_', '-');
  const money = new Intl.NumberFormat(language, { style: 'currency', currency });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 0;
  const format = isNative ? new Intl.NumberFormat('en', { minimumFractionDigits: digits }) : money;
  return format.format(minor / 10 ** digits);
};

/** Stands for the amount until the message is split at it. */
const AMOUNT = '\u{0}';

const textAround = (message: string, amount: string): InstallmentText => {
  const [before = '', after = ''] = message.split(AMOUNT);
  return { before, amount, after };
};

/** The pill's text: the payments, or the order totals for which they are offered. */
export const installmentText = (price: number, offer: InstallmentOffer): InstallmentText | undefined => {
  const { context, currency, brand, language, isOneLine = false } = offer;
  const limits = { min: context.afterPayMin, max: context.afterPayMax };
  if (!isCurrencyCode(currency)) return undefined;
  if (isInRange(price, limits)) {
    const amount = moneyText(installmentAmount(price), offer);
    return textAround(installmentMessage({ amount: AMOUNT, language, isOneLine }), amount);
  }
  const size = { total: price, max: limits.max, minText: AMOUNT, maxText: AMOUNT, language };
  const amount = moneyText(price > limits.max ? limits.max : limits.min, offer);
  return textAround(`${brand} ${orderSizeMessage(size)}`, amount);
};
