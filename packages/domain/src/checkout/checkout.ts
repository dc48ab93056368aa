import { emptyAddress, locationOf, type Address } from '../addresses/index.ts';
import type { ShoppingCart } from '../cart/index.ts';
import type { ShippingLocation } from '../shipping/index.ts';
import type { CheckoutSettings } from '../store/index.ts';
import type { CheckoutDetails } from './checkout-schemas.ts';

/** What a checkout begins with. What was estimated on the cart page is filled in. */
export const newCheckoutDetails = (
  { defaultCountry, isBillingSameByDefault, marketing }: CheckoutSettings,
  { country = defaultCountry, region = '', postalCode = '' }: ShippingLocation,
): CheckoutDetails => ({
  email: '',
  acceptsMarketing: marketing.isOffered && marketing.isTickedByDefault,
  shippingAddress: { ...emptyAddress, country, region, postalCode },
  isBillingSame: isBillingSameByDefault,
  billingAddress: { ...emptyAddress, country },
  vatNumber: '',
  waivesWithdrawal: false,
  note: '',
  answers: {},
});

/** Whether something has to be brought to an address. */
export const isDelivered = ({ requiresShipping, selectedShippingOption }: ShoppingCart): boolean =>
  requiresShipping && !(selectedShippingOption?.isPickup ?? false);

/** The address of the bill: that of the delivery, unless there is none or the shopper says otherwise. */
export const billingAddressOf = (
  { isBillingSame, shippingAddress, billingAddress }: CheckoutDetails,
  cart: ShoppingCart,
): Address => (isBillingSame && isDelivered(cart) ? shippingAddress : billingAddress);

/** Before it is known whether anything is delivered, the billing address counts where it is given. */
export const billingLocationOf = ({
  isBillingSame,
  shippingAddress,
  billingAddress,
}: CheckoutDetails): ShippingLocation =>
  locationOf(isBillingSame && billingAddress.line1 === '' ? shippingAddress : billingAddress);
