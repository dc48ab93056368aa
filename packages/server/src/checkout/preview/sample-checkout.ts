import { addressFormatOf, emptyAddress, locationOf, type Address } from '@sitewright/domain/addresses';
import { newCheckoutDetails } from '@sitewright/domain/checkout';
import { draftContext, draftState, newDraftContent, type DraftLine } from '@sitewright/domain/draft-orders';
import { regionsOf } from '@sitewright/domain/shipping';
import { listCountries, loadVariants, type LoadedCart } from '../../cart/index.ts';
import { newId } from '../../ids/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import type { LoadedCheckout } from '../load-checkout.ts';

const sampleLine = (title: string, quantity: number, unitCents: number): DraftLine => ({
  id: newId(),
  itemId: null,
  variantId: null,
  title,
  quantity,
  unitCents,
  isTaxable: true,
  needsShipping: true,
});

/** In a country that the store ships to, so that its ways of delivery are shown. */
const sampleAddress = ({ context: { settings, language } }: LoadedCart): Address => {
  const country =
    settings.checkout.defaultCountry || (listCountries(settings.shipping, language)[0]?.code ?? 'DE');
  return {
    ...emptyAddress,
    firstName: 'Alex',
    lastName: 'Sample',
    line1: '1 Sample Street',
    city: 'Sample City',
    region: regionsOf(country)[0]?.code ?? '',
    postalCode: addressFormatOf(country).postalCode?.example ?? '',
    country,
  };
};

/** A checkout that is stored nowhere, with everything entered: for the owner's preview. */
export const sampleCheckout = async ({ database, site, now }: CheckoutVisitor): Promise<LoadedCheckout> => {
  const base = await loadVariants({ database, site, now, variantIds: [] });
  const content = {
    ...newDraftContent,
    lines: [sampleLine('Sample product', 1, 4500), sampleLine('Another product', 2, 900)],
  };
  const shippingAddress = sampleAddress(base);
  const identity = { id: newId(), websiteId: site.id, createdOn: now.getTime() };
  return {
    loaded: {
      ...base,
      state: draftState(content, identity, locationOf(shippingAddress)),
      context: draftContext(content, base.context),
    },
    checkout: {
      websiteId: site.id,
      checkoutId: newId(),
      cartId: identity.id,
      tokenHash: '',
      details: {
        ...newCheckoutDetails(base.context.settings.checkout, {}),
        email: 'alex@example.com',
        isBillingSame: true,
        shippingAddress,
      },
      giftCardIds: [],
      revision: 1,
      orderId: null,
      createdAt: now,
      updatedAt: now,
    },
    form: null,
  };
};
