import { credentialLimits } from './credentials.ts';
import { tooManyAttemptsMessage, attemptLimits } from './sign-in-limits.ts';

export const contributorMessages = {
  'sign-in-failed': 'The email address or the password is not right.',
  'too-many-tries': tooManyAttemptsMessage(attemptLimits.WINDOW_SECONDS),
  'proof-needed':
    'There were many wrong passwords for this account. Your browser has to do a short calculation before the next one.',
  'confirmation-needed': 'Enter your password to confirm this change.',
  'email-invalid': 'Please enter a valid email',
  'password-too-short': `The password needs at least ${credentialLimits.MIN_PASSWORD_LENGTH} characters.`,
  'password-too-long': `The password may have at most ${credentialLimits.MAX_PASSWORD_LENGTH} characters.`,
  'password-too-plain': 'That password is too easy to guess. Use more different characters.',
  'password-wrong': 'The current password is not right.',
  'role-unknown': 'One of the roles does not exist.',
  'role-unavailable': 'One of the roles is for a feature that is not available yet. Choose another role.',
  'roles-missing': 'Choose at least one role.',
  'already-contributor': 'This person is a contributor of the site already.',
  'last-administrator': 'A site needs at least one administrator. Make somebody else administrator first.',
  'own-roles': 'You cannot change your own roles. Ask another administrator.',
  'invitation-unknown': 'This invitation does not exist, was used already or has expired.',
  'reset-unknown': 'This link was used already or has expired. Ask for a new one.',
} as const;

export type ContributorRefusal = keyof typeof contributorMessages;
