/** Why a checkout cannot go on. Shoppers read these, in the language of the store where it has a translation. */
export const checkoutMessages = {
  'checkout-empty': 'Your cart is empty.',
  'checkout-closed': 'This shop does not take orders at the moment.',
  'checkout-incomplete': 'Something is missing. Please check the marked fields.',
  'checkout-changed': 'Your order has changed. Please check it and pay again.',
  'stock-gone': 'Something in your cart has just been sold. Please check your cart.',
  'payment-refused':
    'The payment was not accepted. You have not been charged. Please try another way to pay.',
  'payment-check': 'Several payments have failed. Please wait a minute, then try again.',
  'payment-pending': 'Your payment is still being processed. Please do not pay again.',
  'gift-card-mode':
    'This gift card cannot be used with this way to pay. Please choose another way to pay, or remove the gift card.',
  'payment-method-gone': 'This way to pay is not available. Please choose another one.',
  'payment-too-small':
    'This way to pay takes {limit} or more. You have not been charged. Please choose another one.',
  'payment-too-large':
    'This way to pay takes {limit} at most. You have not been charged. Please choose another one.',
  'subscription-unpaid':
    'A subscription begins with a payment, so that your way to pay can be stored. Please remove a discount or add something else.',
  'payment-link-invalid': 'This payment link is not valid. Please ask the shop for a new one.',
  'payment-link-expired': 'This payment link has expired. Please ask the shop for a new one.',
} as const;

export type CheckoutRefusal = keyof typeof checkoutMessages;
