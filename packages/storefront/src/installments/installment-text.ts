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
}

/** Formatted in the shop's language like all other prices, to avoid US$65.00 next to $16.25. */
const moneyText = (minor: number, { context, currency }: InstallmentOffer): string => {
  const format = new Intl.NumberFormat(context.shopperLanguage.replace('_', '-'), {
    style: 'currency',
    currency,
  });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
};

/** The pill's text: the payments, or the order totals for which they are offered. */
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
