/** Why an invoice is not issued, by code. */
export const invoicesMessages = {
  'invoice-exists': 'This order has an invoice already.',
  'invoice-not-paid': 'An invoice can be created once the order is paid.',
  'invoice-seller-missing': 'Enter the name and address of your business in Store → Invoices first.',
  'invoice-number-too-low': 'Numbers only go up. Enter a number that is higher than the last one.',
} as const;
