import { CURRENCIES, isCurrencyCode } from '@sitewright/domain/money';
import { IN_STOCK, type ProductChoices, type ProductSort } from '@sitewright/domain/product-filters';

/** A value of a filter, as `filter_blocks` names it. */
export interface ChosenValue {
  readonly name: string;
  readonly value: string;
}

/** What a list is filtered by, as the database knows it. */
export interface ChosenFilters {
  /** Of options and availability: those that no product has are ignored. */
  readonly values: readonly ChosenValue[];
  /** Inclusive, in minor units. */
  readonly price?: { readonly from: number; readonly to: number };
  readonly sort?: ProductSort;
}

/** More than any price. */
const MAX_PRICE = 999_999_999_999;

const minorUnits = (text: string, currency: string): number => {
  const digits = isCurrencyCode(currency) ? CURRENCIES[currency].fractionDigits : 2;
  return Math.min(Math.round(Number(text) * 10 ** digits), MAX_PRICE);
};

export const chosenFilters = (
  { options, from, to, isAvailable, sort }: ProductChoices,
  currency: string,
): ChosenFilters => ({
  values: [
    ...options.flatMap(({ name, values }) => values.map((value) => ({ name: `option.${name}`, value }))),
    ...(isAvailable ? [{ name: 'availability', value: IN_STOCK }] : []),
  ],
  ...(from === undefined && to === undefined
    ? {}
    : {
        price: {
          from: from === undefined ? 0 : minorUnits(from, currency),
          to: to === undefined ? MAX_PRICE : minorUnits(to, currency),
        },
      }),
  ...(sort === undefined ? {} : { sort }),
});
