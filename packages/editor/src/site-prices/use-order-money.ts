import { formatPrice, isCurrencyCode } from '@sitewright/domain/money';
import { useCallback } from 'react';
import { usePriceFormat } from './use-price-format.ts';

/** Writes amounts in the currency of an order, in the way of the site's language. */
export const useOrderMoney = () => {
  const { format } = usePriceFormat();
  const locale = format?.locale ?? 'en-US';
  return useCallback(
    (cents: number, currency: string): string =>
      isCurrencyCode(currency) ? formatPrice(cents, { currency, locale }) : `${cents} ${currency}`,
    [locale],
  );
};
