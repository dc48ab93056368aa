const DIGITS = 5;

/** As it is printed: INV-00042. Those of test orders are numbered apart. */
export const formatInvoiceNumber = (
  number: number,
  { prefix, isTest }: { readonly prefix: string; readonly isTest: boolean },
): string => `${isTest ? 'TEST-' : ''}${prefix}${String(number).padStart(DIGITS, '0')}`;
