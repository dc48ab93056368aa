import { addressLines } from '../addresses/index.ts';
import { fillText } from '../languages/index.ts';
import { isDelivered } from './checkout.ts';
import type { CheckoutView } from './checkout-schemas.ts';
import type { CheckoutStep } from './checkout-steps.ts';
import { countryName } from './country-name.ts';
import type { CheckoutTexts } from './texts/checkout-page-texts.ts';

type Option = CheckoutView['cart']['shippingOptions'][number];

type Place = NonNullable<Option['pickup']>;

/** In one line. */
export const pickupLine = ({ line1, line2, postalCode, city }: Place): string =>
  [line1, line2, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** The description of a way of delivery; of a pickup with its address. */
export const optionAbout = ({ description, pickup }: Option, texts: CheckoutTexts): string => {
  if (!pickup) return description;
  return [fillText(texts.pickupAt, { address: pickupLine(pickup) }), description].filter(Boolean).join(' · ');
};

/** The price before discounts, where they make it cheaper. */
export const optionOldPrice = ({ priceCents, priceText, costCents }: Option): string =>
  costCents < priceCents ? priceText : '';

const deliverySummary = (view: CheckoutView, texts: CheckoutTexts): readonly string[] => {
  const { details, cart } = view;
  const option = cart.selectedShippingOption;
  const chosen = option ? [`${option.name} · ${option.costText}`] : [];
  if (!isDelivered(cart)) return option ? [...chosen, optionAbout(option, texts)] : [];
  const { shippingAddress } = details;
  return [addressLines(shippingAddress, countryName(view, shippingAddress.country)).join(', '), ...chosen];
};

/** What a completed step says of itself, line by line. */
export const stepSummary = (
  step: CheckoutStep,
  view: CheckoutView,
  texts: CheckoutTexts,
): readonly string[] => {
  if (step === 'payment') return [];
  if (step === 'delivery') return deliverySummary(view, texts);
  const { email, acceptsMarketing } = view.details;
  return [[email, ...(acceptsMarketing ? [texts.marketingYes] : [])].join(' · ')];
};
