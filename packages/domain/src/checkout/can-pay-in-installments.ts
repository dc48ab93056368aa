import { allowsInstallments, type InstallmentSettings } from '../installments/index.ts';
import { billingAddressOf, isDelivered } from './checkout.ts';
import type { CheckoutView } from './checkout-schemas.ts';

/** Whether the gateway may offer a plan for what is bought. */
export const canPayInInstallments = (
  { cart, details }: Pick<CheckoutView, 'cart' | 'details'>,
  settings: InstallmentSettings,
): boolean =>
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
