import { contributorMessages } from '@sitewright/domain/contributors';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const contributorRefusals = {
  messages: contributorMessages,
  statuses: {
    'sign-in-failed': HTTP.UNAUTHORIZED,
    'too-many-tries': HTTP.TOO_MANY_REQUESTS,
    'proof-needed': HTTP.PRECONDITION_REQUIRED,
    'confirmation-needed': HTTP.FORBIDDEN,
    'email-invalid': HTTP.UNPROCESSABLE,
    'password-too-short': HTTP.UNPROCESSABLE,
    'password-too-long': HTTP.UNPROCESSABLE,
    'password-too-plain': HTTP.UNPROCESSABLE,
    'password-wrong': HTTP.UNPROCESSABLE,
    'role-unknown': HTTP.UNPROCESSABLE,
    'role-unavailable': HTTP.UNPROCESSABLE,
    'roles-missing': HTTP.UNPROCESSABLE,
    'already-contributor': HTTP.CONFLICT,
    'last-administrator': HTTP.CONFLICT,
    'own-roles': HTTP.CONFLICT,
    'invitation-unknown': HTTP.NOT_FOUND,
    'reset-unknown': HTTP.NOT_FOUND,
  },
} satisfies RefusalTable<keyof typeof contributorMessages>;
