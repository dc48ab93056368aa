import { siteCalls } from '@sitewright/api/sites';
import { DEFAULT_CURRENCY, isCurrencyCode } from '@sitewright/domain/money';
import { mapFetched, useFetched } from '../data-fetching/index.ts';
import type { DiscountFormat } from './discount-types.ts';

/** Currency, language and time zone of the site. */
export const useDiscountFormat = () => {
  const { fetched, refetch } = useFetched(siteCalls.readSettings, {});
  return {
    format: mapFetched(fetched, ({ currency, language, timeZone }): DiscountFormat => ({
      price: { currency: isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY, locale: language },
      zone: timeZone,
    })),
    retry: refetch,
  };
};
