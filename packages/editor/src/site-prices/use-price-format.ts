import { siteCalls } from '@sitewright/api/sites';
import { DEFAULT_CURRENCY, isCurrencyCode, type PriceFormat } from '@sitewright/domain/money';
import { useMemo } from 'react';
import { dataOf, useFetched } from '../data-fetching/index.ts';

/** How prices are typed and printed on this site; no format until its settings are loaded. */
export const usePriceFormat = () => {
  const { fetched, refetch } = useFetched(siteCalls.readSettings, {});
  const { currency, language } = dataOf(fetched) ?? {};
  const format = useMemo<PriceFormat | undefined>(
    () =>
      currency === undefined || language === undefined
        ? undefined
        : { currency: isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY, locale: language },
    [currency, language],
  );
  return { format, refusal: fetched.state === 'failed' ? fetched.refusal : undefined, retry: refetch };
};
