/** Why a sign-up is not taken, or notices are not sent, by code. */
export const restockMessages = {
  'restock-email-blank': 'Email cannot be blank',
  'restock-email-invalid': 'Email is invalid',
  'restock-site-key-missing': 'Enterprise V3 ReCaptcha site key not found',
  'restock-captcha-failed': 'We could not check that you are a person. Please try again.',
  'restock-available': 'This is available again. Reload the page to order it.',
  'restock-closed': 'There are no notices about this product.',
  'restock-sold-out': 'It is still sold out. Add stock first, so that people can buy what you write about.',
  'restock-not-sold': 'It is not sold in your store any more.',
  'restock-nobody-waits': 'Nobody waits for it any more.',
} as const;

/** Those that visitors read. */
export type SignUpRefusal = Extract<
  keyof typeof restockMessages,
  | 'restock-email-blank'
  | 'restock-email-invalid'
  | 'restock-site-key-missing'
  | 'restock-captcha-failed'
  | 'restock-available'
  | 'restock-closed'
>;
