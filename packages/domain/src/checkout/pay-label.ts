import { fillText } from '../languages/index.ts';
import type { CheckoutView } from './checkout-schemas.ts';
import { needsBilling } from './checkout-steps.ts';
import type { CheckoutTexts } from './texts/checkout-page-texts.ts';

/** Countries of the European Economic Area, where the button has to say that the order is binding. */
const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

const countryOf = ({ details, settings, cart }: CheckoutView): string =>
  (needsBilling({ cart, details }) ? details.billingAddress.country : '') ||
  details.shippingAddress.country ||
  settings.defaultCountry;

/** What the pay button says: the amount, and in Europe that pressing it is an order. */
export const payLabel = (view: CheckoutView, texts: CheckoutTexts): string => {
  const { amountDueCents, amountDue } = view.cart;
  if (amountDueCents === 0) return texts.placeOrder;
  const text = EEA.has(countryOf(view)) ? texts.orderAndPay : texts.pay;
  return fillText(text, { amount: amountDue.text });
};
