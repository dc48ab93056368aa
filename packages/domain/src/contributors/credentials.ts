const EMAIL_SHORTEST = 3;
const EMAIL_LONGEST = 256;
const PASSWORD_SHORTEST = 10;
const PASSWORD_LONGEST = 256;

export const credentialLimits = { EMAIL_SHORTEST, EMAIL_LONGEST, PASSWORD_SHORTEST, PASSWORD_LONGEST };

/** One address and nothing else: no list, no display name, nothing that a mail header would read differently. */
const emailPattern = /^[^\s@<>,;:"()[\]\\\p{Cc}\p{Cf}]+@[^\s@<>,;:"()[\]\\\p{Cc}\p{Cf}]+$/u;

/** Two spellings of one address must find one account. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export const isEmail = (email: string): boolean =>
  email.length >= EMAIL_SHORTEST && email.length <= EMAIL_LONGEST && emailPattern.test(email);

export type PasswordFault = 'password-too-short' | 'password-too-long' | 'password-too-plain';

/** Length is what counts; a password of one repeated character or equal to the address is no password. */
export const findPasswordFault = (password: string, email: string): PasswordFault | undefined => {
  if (password.length < PASSWORD_SHORTEST) return 'password-too-short';
  if (password.length > PASSWORD_LONGEST) return 'password-too-long';
  if (new Set(password).size < 4 || password.toLowerCase() === email.toLowerCase())
    return 'password-too-plain';
  return undefined;
};
