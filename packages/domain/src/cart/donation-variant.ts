import { DONATION_TYPE, UNLIMITED } from '../catalogue/index.ts';
import { donateUrl, MONTHLY_PLAN, type FundTerms } from '../donations/index.ts';
import type { SoldVariant } from './cart-context.ts';
import type { CartImage } from './cart-schemas.ts';
import type { CartEntry } from './entries.ts';

/** What a cart has to know of a fund that takes donations. */
export interface FundInCart extends Pick<FundTerms, 'title' | 'slug' | 'isMonthlyOffered'> {
  readonly id: string;
  readonly image: CartImage | null;
}

/** A donation as the shop sells it: at the amount that is given. */
export const donationVariant = (
  { itemId, variantId, donation, isSubscription = false }: CartEntry,
  funds: readonly FundInCart[],
): SoldVariant | undefined => {
  const fund = funds.find(({ id }) => id === itemId);
  if (!fund || !donation) return undefined;
  return {
    itemId,
    variantId,
    sku: '',
    title: fund.title,
    fullUrl: donateUrl(fund.slug),
    productType: DONATION_TYPE,
    attributes: {},
    optionOrdering: [],
    price: donation.amountCents,
    salePrice: undefined,
    onSale: false,
    stock: UNLIMITED,
    isSold: fund.isMonthlyOffered || !isSubscription,
    isSubscribable: isSubscription,
    ...(isSubscription ? { subscriptionPlan: MONTHLY_PLAN } : {}),
    form: undefined,
    image: fund.image,
    isCustom: true,
  };
};
