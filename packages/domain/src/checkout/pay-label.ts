import { isInEea } from '../addresses/index.ts';
import { isDonationAlone } from '../donations/index.ts';
import { fillText } from '../languages/index.ts';
import type { CheckoutView } from './checkout-schemas.ts';
import { needsBilling } from './checkout-steps.ts';
import type { CheckoutTexts } from './texts/checkout-page-texts.ts';

const countryOf = ({ details, settings, cart }: CheckoutView): string =>
  (needsBilling({ cart, details }) ? details.billingAddress.country : '') ||
  details.shippingAddress.country ||
  settings.defaultCountry;

/** Whether a way to pay is chosen: to be paid with now, or to be stored for later payments of a subscription. */
export const asksForMethod = ({ cart, recurring }: CheckoutView): boolean =>
  cart.amountDueCents > 0 || (recurring?.nothingToday ?? '') !== '';

/** What the pay button says: the amount, and in the European Economic Area that pressing it is an order. A donation is none. */
export const payLabel = (view: CheckoutView, texts: CheckoutTexts): string => {
  const { amountDueCents, amountDue, entries } = view.cart;
  if (amountDueCents === 0) return texts.placeOrder;
  const isOrder = isInEea(countryOf(view)) && !isDonationAlone(entries);
  const text = isOrder ? texts.orderAndPay : texts.pay;
  return fillText(text, { amount: amountDue.text });
};
