/** Methods of Stripe whose result is known days later: an order would wait for them, and hold its stock. */
const delayedMethods = [
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

const installmentMethods = ['afterpay_clearpay'] as const;

/** Methods that Stripe does not offer for a payment, whatever is switched on in the account. */
export const excludedMethods = ({
  allowsInstallments,
}: {
  readonly allowsInstallments: boolean;
}): ((typeof delayedMethods)[number] | (typeof installmentMethods)[number])[] => [
  ...delayedMethods,
  ...(allowsInstallments ? [] : installmentMethods),
];
