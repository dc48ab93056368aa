import { isInEea } from '../addresses/index.ts';
import type { ShoppingCart } from '../cart/index.ts';
import { isDigitalContent } from '../catalogue/index.ts';
import { billingAddressOf, isDelivered } from './checkout.ts';
import type { CheckoutDetails } from './checkout-schemas.ts';

export const WAIVER_FIELD = 'waivesWithdrawal';

/** The law of the United Kingdom has kept the right that consumers have in the European Economic Area. */
const hasRight = (country: string): boolean => isInEea(country) || country === 'GB';

/** Whether the buyer is a consumer with a right of withdrawal that would outlast the download. */
export const asksForWaiver = (details: CheckoutDetails, cart: ShoppingCart): boolean => {
  const addresses = [
    billingAddressOf(details, cart),
    ...(isDelivered(cart) ? [details.shippingAddress] : []),
  ];
  return (
    cart.entries.some(({ isAvailable, productType }) => isAvailable && isDigitalContent(productType)) &&
    addresses.some(({ country }) => hasRight(country))
  );
};
