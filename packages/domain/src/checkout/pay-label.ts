import { isInEea } from '../addresses/index.ts';
import { fillText } from '../languages/index.ts';
import type { CheckoutView } from './checkout-schemas.ts';
import { needsBilling } from './checkout-steps.ts';
import type { CheckoutTexts } from './texts/checkout-page-texts.ts';

const countryOf = ({ details, settings, cart }: CheckoutView): string =>
  (needsBilling({ cart, details }) ? details.billingAddress.country : '') ||
  details.shippingAddress.country ||
  settings.defaultCountry;

/** What the pay button says: the amount, and in the European Economic Area that pressing it is an order. */
export const payLabel = (view: CheckoutView, texts: CheckoutTexts): string => {
  const { grandTotalCents, grandTotal } = view.cart;
  if (grandTotalCents === 0) return texts.placeOrder;
  const text = isInEea(countryOf(view)) ? texts.orderAndPay : texts.pay;
  return fillText(text, { amount: grandTotal.text });
};
