const MIN_EMAIL_LENGTH = 3;
const MAX_EMAIL_LENGTH = 256;
const MIN_PASSWORD_LENGTH = 10;
const MAX_PASSWORD_LENGTH = 256;

export const credentialLimits = {
  MIN_EMAIL_LENGTH,
  MAX_EMAIL_LENGTH,
  MIN_PASSWORD_LENGTH,
  MAX_PASSWORD_LENGTH,
};

/** Exactly one address: no list, no display name, nothing that a mail header would parse differently. */
const emailPattern = /^[^\s@<>,;:"()[\]\\\p{Cc}\p{Cf}]+@[^\s@<>,;:"()[\]\\\p{Cc}\p{Cf}]+$/u;

/** Different spellings of an address must find the same account. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export const isEmail = (email: string): boolean =>
  email.length >= MIN_EMAIL_LENGTH && email.length <= MAX_EMAIL_LENGTH && emailPattern.test(email);

export type PasswordFault = 'password-too-short' | 'password-too-long' | 'password-too-plain';

/** Length is what matters; passwords of few distinct characters or equal to the email address are refused. */
export const findPasswordFault = (password: string, email: string): PasswordFault | undefined => {
  if (password.length < MIN_PASSWORD_LENGTH) return 'password-too-short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'password-too-long';
  if (new Set(password).size < 4 || password.toLowerCase() === email.toLowerCase())
    return 'password-too-plain';
  return undefined;
};
