export const paymentMessages = {
  'webhook-unsigned': 'The signature is missing, wrong or too old.',
} as const;
