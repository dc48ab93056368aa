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

/** One address and nothing else: no list, no display name, nothing that a mail header would read differently. */
const emailPattern = /^[^\s@<>,;:"()[\]\\\p{Cc}\p{Cf}]+@[^\s@<>,;:"()[\]\\\p{Cc}\p{Cf}]+$/u;

/** Two spellings of one address must find one account. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export const isEmail = (email: string): boolean =>
  email.length >= MIN_EMAIL_LENGTH && email.length <= MAX_EMAIL_LENGTH && emailPattern.test(email);

export type PasswordFault = 'password-too-short' | 'password-too-long' | 'password-too-plain';

/** Length is what counts; a password of one repeated character or equal to the address is no password. */
export const findPasswordFault = (password: string, email: string): PasswordFault | undefined => {
  if (password.length < MIN_PASSWORD_LENGTH) return 'password-too-short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'password-too-long';
  if (new Set(password).size < 4 || password.toLowerCase() === email.toLowerCase())
    return 'password-too-plain';
  return undefined;
};
