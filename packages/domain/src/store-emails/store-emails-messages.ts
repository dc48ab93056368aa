export const storeEmailLimits = { SUBJECT: 200, TEXT: 5000 } as const;

/** Why a change of an email is refused, by code. */
export const storeEmailMessages = {
  'email-text-faulty': 'The text has faults. Correct them to save it.',
  'email-always-sent': 'This email cannot be switched off.',
  'email-record-hidden': 'Your role does not show you what you chose for the preview.',
  'email-cart-gone': 'Nothing is in this cart any more. Choose another one.',
} as const;
