import { addressLines } from '../addresses/index.ts';
import { fillText } from '../languages/index.ts';
import { isDelivered } from './checkout.ts';
import type { CheckoutView } from './checkout-schemas.ts';
import type { CheckoutStep } from './checkout-steps.ts';
import type { CheckoutTexts } from './texts/checkout-page-texts.ts';

type Option = CheckoutView['cart']['shippingOptions'][number];

const countryName = ({ countries, billingCountries }: CheckoutView, code: string): string =>
  [...countries, ...billingCountries].find((each) => each.code === code)?.name ?? code;

/** The description of a way of delivery; of a pickup with its address. */
export const optionAbout = ({ description, pickup }: Option, texts: CheckoutTexts): string => {
  if (!pickup) return description;
  const address = [pickup.line1, pickup.line2, pickup.postalCode, pickup.city].filter(Boolean).join(', ');
  return [fillText(texts.pickupAt, { address }), description].filter(Boolean).join(' · ');
};

export const optionPrice = ({ priceCents, priceText }: Option, texts: CheckoutTexts): string =>
  priceCents === 0 ? texts.free : priceText;

const deliverySummary = (view: CheckoutView, texts: CheckoutTexts): readonly string[] => {
  const { details, cart } = view;
  const option = cart.selectedShippingOption;
  const chosen = option ? [`${option.name} · ${optionPrice(option, texts)}`] : [];
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
