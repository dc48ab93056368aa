export const subscriptionMessages = {
  'subscription-state': 'This is not possible in the present state of the subscription.',
  'subscription-charging': 'A payment of this subscription is being made. Try again in a few minutes.',
  'subscription-skipped': 'The next charge is skipped already.',
  'subscription-variant': 'This variant is not sold at the moment. Choose another one.',
  'subscription-quantity': 'Choose a quantity that the product allows.',
  'subscription-amount': 'Enter an amount that the fund takes.',
  'subscription-address': 'Check the address.',
  'subscription-undeliverable': 'The product is not delivered to this address.',
  'subscription-method': 'No other card can be stored at the moment. Try again later.',
  'subscription-price': 'Enter a price that differs from the present one.',
  'subscription-not-test': 'Only test subscriptions have a clock of their own.',
} as const;

export type SubscriptionRefusal = keyof typeof subscriptionMessages;
