import type { CheckoutView } from './checkout-schemas.ts';

export const countryName = (
  { countries, billingCountries }: Pick<CheckoutView, 'countries' | 'billingCountries'>,
  code: string,
): string => [...countries, ...billingCountries].find((each) => each.code === code)?.name ?? code;
