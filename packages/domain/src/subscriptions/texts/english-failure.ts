import { subscriptionFailureText } from './failure-text.ts';

const texts: Readonly<Record<string, string>> = {
  declined: 'The card was declined.',
  'insufficient-funds': 'There is not enough money on the account.',
  'authentication-failed': 'The customer did not confirm the payment.',
  'authentication-required': 'The bank asks the customer for a confirmation.',
  'card-expired': 'The card has expired.',
  'card-details-wrong': 'The details of the card are wrong.',
  'card-limited': 'Several payments with this card failed.',
  'gateway-error': 'The payment service could not process the payment.',
  'out-of-stock': subscriptionFailureText('out-of-stock', 'en'),
  'not-deliverable': subscriptionFailureText('not-deliverable', 'en'),
  'no-method': subscriptionFailureText('no-method', 'en'),
};

/** Why a renewal failed, as owners read it. */
export const englishFailure = (failure: string): string => texts[failure] ?? failure;
