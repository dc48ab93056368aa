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
  readonly language: string;
}

/** A price in minor units as the shopper reads it. */
const moneyText = (minor: number, { language, currency }: InstallmentOffer): string => {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
};

/** What the pill says about a price: the payments, or for which orders they are offered. */
export const installmentText = (price: number, offer: InstallmentOffer): string | undefined => {
  const { context, currency, brand, language } = offer;
  const limits = { min: context.afterPayMin, max: context.afterPayMax };
  if (!isCurrencyCode(currency)) return undefined;
  if (isInRange(price, limits)) {
    const amount = moneyText(installmentAmount(price, currency), offer);
    return installmentMessage({ amount, language });
  }
  const [minText, maxText] = [moneyText(limits.min, offer), moneyText(limits.max, offer)];
  return `${brand} ${orderSizeMessage({ total: price, max: limits.max, minText, maxText, language })}`;
};
