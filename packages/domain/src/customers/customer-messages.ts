/** Why a change of a customer is refused, by code. */
export const customerMessages = {
  'customer-erased': 'This customer was erased and cannot be changed.',
  'customer-has-open-orders':
    'This customer has orders that are not fulfilled yet. Fulfil or cancel them first, because erasing removes the address.',
  'customer-has-subscriptions':
    'This customer has subscriptions that are still charged. Cancel them first, because erasing removes the address.',
  'customer-email-invalid': 'Enter an email address.',
  'customer-email-taken': 'Another customer has this email address.',
  'customer-is-same': 'Choose another customer to merge with.',
} as const;

export type CustomerRefusal = keyof typeof customerMessages;
