import { findAddressFaults, type Address } from '../addresses/index.ts';
import type { ShoppingCart } from '../cart/index.ts';
import { isEmail } from '../contributors/index.ts';
import type { PhoneField } from '../store/index.ts';
import { billingAddressOf, isDelivered } from './checkout.ts';
import { findQuestionFaults, type CheckoutForm } from './checkout-form.ts';
import { checkoutReply } from './texts/replies.ts';
import type { CheckoutReply } from './texts/reply-texts.ts';
import type { CheckoutDetails, CheckoutFault } from './checkout-schemas.ts';

export interface CheckoutFaults {
  readonly contact: readonly CheckoutFault[];
  readonly delivery: readonly CheckoutFault[];
  readonly payment: readonly CheckoutFault[];
}

interface Rules {
  readonly phone: PhoneField;
  readonly language: string;
  readonly form?: CheckoutForm | null;
}

const faultAt = (field: string, code: CheckoutReply, { language }: Rules): CheckoutFault => ({
  field,
  code,
  message: checkoutReply(code, language),
});

const emailFaults = ({ email }: CheckoutDetails, rules: Rules): CheckoutFault[] => {
  if (email.trim() === '') return [faultAt('email', 'email-missing', rules)];
  return isEmail(email) ? [] : [faultAt('email', 'email-invalid', rules)];
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

const paymentFaults = (details: CheckoutDetails, cart: ShoppingCart, rules: Rules): CheckoutFault[] => {
  const address = billingAddressOf(details, cart);
  // Reported with the delivery.
  if (address === details.shippingAddress) return [];
  return addressFaults('billingAddress', address, { ...rules, phone: 'hidden' });
};

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
