export const storeEmailLimits = { SUBJECT: 200, TEXT: 5000 } as const;

/** Why a change of an email is refused, by code. */
export const storeEmailMessages = {
  'email-text-faulty': 'The text has faults. Correct them to save it.',
  'email-always-sent': 'This email cannot be switched off.',
  'email-order-hidden': 'You need the permission for orders to use a real order.',
} as const;
