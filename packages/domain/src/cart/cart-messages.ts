import { callMessages } from '../calls/index.ts';

/** Why something cannot be put into a cart or changed in it. Shoppers read these. */
export const cartMessages = {
  'quantity-not-number': 'Quantity must be a number.',
  'quantity-not-whole': 'Quantity must be a whole number',
  'quantity-out-of-range': 'Quantity must be between 1 and 9999.',
  'quantity-too-small': 'The minimum quantity for this item is {limit}.',
  'quantity-too-large': 'The maximum quantity for this item is {limit}.',
  'quantity-off-step': 'This item is sold in multiples of {limit}.',
  'variant-unavailable': 'Sorry, that item variant is unavailable. Please select another variant.',
  'not-enough-stock': 'Sorry, we do not have enough of that item available.',
  'one-only': 'You can buy one of this item at a time.',
  'cart-full': 'Your cart is full. Please remove something first.',
  'additional-fields-invalid': 'One or more fields is invalid, please check your entries.',
  'sold-apart': 'This item cannot be put into the cart.',
  'code-refused': 'This code is not valid.',
  'too-many-codes': 'No more codes can be added to this cart.',
  'not-subscribable': 'This item is not sold by subscription.',
} as const;

export type CartRefusal = keyof typeof cartMessages;

/** Why a discount code gives nothing. */
export const codeTexts = {
  'code-unknown': 'This code is not valid.',
  'code-not-started': 'This code is not valid yet.',
  'code-expired': 'This code has expired.',
  'code-used-up': 'This code has been used as often as it can be.',
  'code-used-by-customer': 'You have used this code already.',
  'code-not-first-purchase': 'This code is for first orders only.',
  'code-below-minimum-subtotal': 'This code needs an order of at least {amount}.',
  'code-below-minimum-quantity': 'This code needs more items in your cart.',
  'code-no-matching-products': 'This code does not apply to the items in your cart.',
  'code-not-combinable': 'This code cannot be combined with your other discounts.',
} as const;

/** Beside them what others refuse, in the words of a shop, and what a form without script cannot do. */
export const shopMessages = {
  ...cartMessages,
  ...codeTexts,
  'not-found': 'Sorry, that item is no longer available.',
  'too-many-requests': callMessages['too-many-requests'],
  'bad-request': callMessages['bad-request'],
  'too-large': callMessages['too-large'],
  unavailable: callMessages.unavailable,
  unexpected: callMessages.unexpected,
  'details-needed':
    'This item asks for a few details before it goes into the cart. Please turn on JavaScript for that.',
} as const;
