import type { StockedOffer } from './merchandising.ts';
import { isInStock } from './stock.ts';

interface Wish {
  /** Of the page's address, which may name anything. */
  readonly variantId: string | undefined;
  /** Where no variant is named: the first one that is left. */
  readonly isFirstPreselected: boolean;
}

/** The offer that a page shows as chosen; undefined where visitors choose themselves, or there is nothing to choose. */
export const selectedOffer = (
  offers: readonly StockedOffer[],
  { variantId, isFirstPreselected }: Wish,
): StockedOffer | undefined => {
  if (offers.length < 2) return undefined;
  const named = variantId === undefined ? undefined : offers.find(({ id }) => id === variantId);
  return named ?? (isFirstPreselected ? offers.find(({ stock }) => isInStock(stock)) : undefined);
};
