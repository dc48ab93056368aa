import { checkoutMessages } from '../checkout-messages.ts';

/** What the server says at the checkout. */
export const englishReplies = {
  ...checkoutMessages,
  'payment-returned': 'Your payment could not be used for an order. You get all of it back.',
  'email-missing': 'Please enter your email address.',
  'email-invalid': 'Please enter an email address, such as you@example.com.',
  'vat-number-invalid': 'Check this VAT number. It should look like {example}.',
  'waiver-missing': 'Please agree to this, so that we may provide your downloads at once.',
  'shipping-option-missing': 'Please choose how your order is delivered.',
  'not-shipped-there': 'We do not deliver to this address.',
  declined: 'The payment was declined. You have not been charged. Please try another way to pay.',
  'insufficient-funds': 'There is not enough money on this account. You have not been charged.',
  'authentication-failed': 'The payment was not confirmed. You have not been charged.',
  'authentication-required':
    'Your bank asks you to confirm this payment. You have not been charged. Please pay again.',
  'card-expired': 'This card has expired. You have not been charged. Please use another card.',
  'card-details-wrong': 'The details of the card are wrong. You have not been charged. Please check them.',
  'card-limited':
    'Several payments with this card have failed. You have not been charged. Please use another card or try again in an hour.',
  'gateway-error': 'The payment service could not process the payment. You have not been charged.',
  subscriptionNotPayable:
    'Subscriptions need a way to pay that can be charged again, and this shop does not offer one yet.',
  notYetOpen: 'This shop does not take payments yet.',
  pausedUntil: 'This shop does not take orders at the moment. It opens again on {date}.',
  cardMethod: 'Card and more',
  cardDescription: 'Secure payment with Stripe.',
  reopens: 'Orders are taken again on {date}.',
  testMethod: 'Test payment',
  testDescription: 'No money is taken. Choose how the payment turns out.',
  'outcome-success': 'Successful',
  'outcome-decline': 'Declined',
  'outcome-insufficient-funds': 'Not enough money',
  'outcome-authentication': 'Asks for a confirmation (3-D Secure)',
  'outcome-processing-error': 'Error at the payment service',
  'outcome-timeout-after-charge': 'Charged, but the answer is lost',
  'outcome-webhook-late': 'Charged, and confirmed later',
  'outcome-webhook-twice': 'Successful, and reported twice',
  'outcome-webhook-first': 'Successful, and reported before the answer',
} as const;

export type CheckoutReply = keyof typeof englishReplies;
export type CheckoutReplies = Readonly<Record<CheckoutReply, string>>;
