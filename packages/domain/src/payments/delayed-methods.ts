/** Methods of Stripe whose result is known days later: an order would wait for them, and hold its stock. */
export const delayedMethods = [
  'acss_debit',
  'au_becs_debit',
  'bacs_debit',
  'boleto',
  'customer_balance',
  'konbini',
  'multibanco',
  'oxxo',
  'sepa_debit',
  'us_bank_account',
] as const;
