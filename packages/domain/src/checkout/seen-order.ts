import { canonicalJson } from '../documents/index.ts';
import { textHash } from '../text/index.ts';
import type { CheckoutView } from './checkout-schemas.ts';

type SeenOrder = Pick<CheckoutView, 'cart' | 'details'>;

/**
 * Stands for what is bought and where it goes, as the shopper saw it: another tab may have changed it without changing the
 * total. The last step saves the rest itself.
 */
export const seenOrder = ({ cart, details: { email, shippingAddress } }: SeenOrder): string =>
  textHash(
    canonicalJson({
      lines: cart.entries.map(({ itemId, chosenVariant, quantity, purchasePriceCents, formFields }) => ({
        itemId,
        variantId: chosenVariant.id,
        quantity,
        purchasePriceCents,
        answers: formFields.map(({ id, value, values }) => ({ id, value, values })),
      })),
      option: cart.selectedShippingOption?.key ?? '',
      email,
      shippingAddress: { ...shippingAddress },
    }),
  );
