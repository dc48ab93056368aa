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
  'one-only': 'It is already in your cart. This item is sold once per order.',
  'cart-full': 'Your cart is full. Please remove something first.',
  'additional-fields-invalid': 'One or more fields is invalid, please check your entries.',
  'sold-apart': 'This item cannot be put into the cart.',
  'not-subscribable': 'This item is not sold by subscription.',
} as const;

export type CartRefusal = keyof typeof cartMessages;
