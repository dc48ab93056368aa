/** Why the email about a cart is not sent now, by code. */
export const abandonedCartMessages = {
  'abandoned-cart-not-waiting': 'Nothing is to be sent for this cart any more. Reload the list.',
  'abandoned-cart-bought': 'The customer has bought meanwhile.',
  'abandoned-cart-unsubscribed': 'This address was unsubscribed from emails about carts.',
  'abandoned-cart-emptied': 'The cart is empty now.',
  'abandoned-cart-no-consent':
    'The customer did not agree to marketing emails. You can change who gets these emails under Settings.',
  'abandoned-cart-paying': 'A payment for this cart is being processed.',
  'abandoned-cart-emailed-lately': 'This address got such an email within the last 24 hours.',
} as const;
