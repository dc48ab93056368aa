export const paymentMessages = {
  'webhook-unsigned': 'The signature is missing, wrong or too old.',
  'refund-impossible':
    'Choose no more pieces and no higher amount than is left to refund. Reload the order to see what is left.',
  'refund-split-impossible':
    'Neither the payment nor a gift card can get back more than it paid. Reload the order to see what is left.',
  'refund-nothing': 'Choose what to refund.',
} as const;
