export const paymentMessages = {
  'webhook-unsigned': 'The signature is missing, wrong or too old.',
  'webhook-not-set-up': 'The signing secret of this webhook is not set.',
  'stripe-publishable-key-invalid': 'Enter the publishable key. It begins with pk_test_ or pk_live_.',
  'stripe-secret-key-invalid':
    'Enter the secret key. It begins with sk_test_, sk_live_, rk_test_ or rk_live_.',
  'stripe-modes-differ': 'Both keys must be of the same mode, test or live.',
  'stripe-webhook-secret-invalid': 'Enter the signing secret of the webhook. It begins with whsec_.',
  'stripe-key-refused': 'Stripe does not accept this secret key. Copy it again from the Stripe dashboard.',
  'stripe-unreachable': 'Stripe does not answer at the moment. Nothing was changed. Try again in a minute.',
  'stripe-account-in-use':
    'Payments or refunds of the connected account are under way. Try again when they are done, in half an hour at the latest.',
  'refund-impossible':
    'Choose no more pieces and no higher amount than is left to refund. Reload the order to see what is left.',
  'refund-split-impossible':
    'Neither the payment nor a gift card can get back more than it paid. Reload the order to see what is left.',
  'refund-disputed':
    'The customer’s bank disputes this payment. It cannot be refunded before the dispute is closed.',
  'refund-cards-spent':
    'A gift card that this refund is for was spent already, in part or in full: more would go back than can be taken off it. Refund a lower amount, or choose to refund it all the same.',
  'refund-nothing': 'Choose what to refund.',
} as const;
