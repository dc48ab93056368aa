import { allowsInstallments, type InstallmentSettings } from '../installments/index.ts';
import { billingAddressOf, isDelivered } from './checkout.ts';
import type { CheckoutView } from './checkout-schemas.ts';
import { hasSubscriptions } from './recurring/describe-recurring.ts';

/** Whether the gateway may offer a plan for what is bought; what is charged again each period is paid at once. */
export const canPayInInstallments = (
  { cart, details }: Pick<CheckoutView, 'cart' | 'details'>,
  settings: InstallmentSettings,
): boolean =>
  !hasSubscriptions(cart) &&
  allowsInstallments(
    {
      productTypes: cart.entries.map(({ productType }) => productType),
      isPickup: cart.selectedShippingOption?.isPickup ?? false,
      countries: [
        billingAddressOf(details, cart).country,
        ...(isDelivered(cart) ? [details.shippingAddress.country] : []),
      ],
      currency: cart.subtotal.currencyCode,
      dueCents: cart.amountDueCents,
    },
    settings,
  );
