import { isEmail } from '../contributors/index.ts';

/** What has become of the wish to be told when a variant is back. */
export const signUpStates = ['waiting', 'notified', 'ended', 'unsubscribed'] as const;

export type SignUpState = (typeof signUpStates)[number];

/** In the address of the page that a form without script leads back to. */
export const SIGNED_UP_NOTICE = 'restock-signed-up';

export const restockLimits = {
  MAX_EMAIL_LENGTH: 256,
  MAX_LANGUAGE_LENGTH: 35,
  /** Groups or sign-ups of one answer. */
  PAGE: 50,
  /** Groups that one call sends. */
  SENT_GROUPS: 500,
  /** Sign-ups of one mailbox in a day, whatever follows its plus sign. */
  MAILBOX_SIGN_UPS: 20,
  /** What is done is deleted after this. */
  RETENTION_DAYS: 365,
  /** Nobody waits longer. */
  WAITING_DAYS: 730,
} as const;

/** Why an entered address cannot be signed up. */
export const findEmailFault = (
  email: string,
): 'restock-email-blank' | 'restock-email-invalid' | undefined => {
  if (email.trim() === '') return 'restock-email-blank';
  return isEmail(email.trim()) ? undefined : 'restock-email-invalid';
};
