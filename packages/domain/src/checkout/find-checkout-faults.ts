import { findAddressFaults, isVatNumber, vatNumberExample, type Address } from '../addresses/index.ts';
import type { ShoppingCart } from '../cart/index.ts';
import { isEmail } from '../contributors/index.ts';
import type { PhoneField } from '../store/index.ts';
import { billingAddressOf, isDelivered } from './checkout.ts';
import { findQuestionFaults, type CheckoutForm } from './checkout-form.ts';
import { checkoutReply } from './texts/replies.ts';
import type { CheckoutReply } from './texts/reply-texts.ts';
import type { CheckoutDetails, CheckoutFault } from './checkout-schemas.ts';
import { asksForWaiver, WAIVER_FIELD } from './withdrawal-waiver.ts';

export interface CheckoutFaults {
  readonly contact: readonly CheckoutFault[];
  readonly delivery: readonly CheckoutFault[];
  readonly payment: readonly CheckoutFault[];
}

interface Rules {
  readonly phone: PhoneField;
  readonly language: string;
  readonly form?: CheckoutForm | null;
  /** The owner places the order: nobody can consent for the buyer. */
  readonly isPlacedByOwner?: boolean;
}

const faultAt = (
  field: string,
  code: CheckoutReply,
  { language, example = '' }: Pick<Rules, 'language'> & { readonly example?: string },
): CheckoutFault => ({ field, code, message: checkoutReply(code, language, { example }) });

/** Orders are confirmed by email: a name without a dot receives none over the internet. */
const PUBLIC_DOMAIN = /@[^@.]+(?:\.[^@.]+)+$/;

const emailFaults = ({ email }: CheckoutDetails, rules: Rules): CheckoutFault[] => {
  if (email.trim() === '') return [faultAt('email', 'email-missing', rules)];
  return isEmail(email) && PUBLIC_DOMAIN.test(email) ? [] : [faultAt('email', 'email-invalid', rules)];
};

const contactFaults = (details: CheckoutDetails, rules: Rules): CheckoutFault[] => [
  ...emailFaults(details, rules),
  ...(rules.form ? findQuestionFaults(rules.form, details.answers, rules.language) : []),
];

const addressFaults = (name: string, address: Address, { phone, language }: Rules): CheckoutFault[] =>
  findAddressFaults(address, { phone, language }).map(({ field, ...fault }) => ({
    ...fault,
    field: `${name}.${field}`,
  }));

const deliveryFaults = (details: CheckoutDetails, cart: ShoppingCart, rules: Rules): CheckoutFault[] => {
  if (!cart.requiresShipping) return [];
  const address = isDelivered(cart) ? addressFaults('shippingAddress', details.shippingAddress, rules) : [];
  // Without an address nothing can be offered.
  if (address.length > 0 || cart.selectedShippingOption) return address;
  const code = cart.shippingOptions.length > 0 ? 'shipping-option-missing' : 'not-shipped-there';
  return [faultAt('shippingOption', code, rules)];
};

const billingFaults = (details: CheckoutDetails, cart: ShoppingCart, rules: Rules): CheckoutFault[] => {
  const address = billingAddressOf(details, cart);
  // Reported with the delivery.
  if (address === details.shippingAddress) return [];
  return addressFaults('billingAddress', address, { ...rules, phone: 'hidden' });
};

const vatNumberFaults = (
  details: CheckoutDetails,
  cart: ShoppingCart,
  { language }: Rules,
): CheckoutFault[] => {
  const { vatNumber } = details;
  const { country } = billingAddressOf(details, cart);
  if (vatNumber.trim() === '' || isVatNumber(vatNumber, country)) return [];
  const example = vatNumberExample(vatNumber, country);
  return [faultAt('vatNumber', 'vat-number-invalid', { language, example })];
};

const waiverFaults = (details: CheckoutDetails, cart: ShoppingCart, rules: Rules): CheckoutFault[] =>
  details.waivesWithdrawal || rules.isPlacedByOwner || !asksForWaiver(details, cart)
    ? []
    : [faultAt(WAIVER_FIELD, 'waiver-missing', rules)];

const paymentFaults = (details: CheckoutDetails, cart: ShoppingCart, rules: Rules): CheckoutFault[] => [
  ...billingFaults(details, cart, rules),
  ...vatNumberFaults(details, cart, rules),
  ...waiverFaults(details, cart, rules),
];

/** What is missing before the order can be placed, by step. */
export const findCheckoutFaults = (
  details: CheckoutDetails,
  cart: ShoppingCart,
  rules: Rules,
): CheckoutFaults => ({
  contact: contactFaults(details, rules),
  delivery: deliveryFaults(details, cart, rules),
  payment: paymentFaults(details, cart, rules),
});
