export type { Contributor } from './contributor.ts';
export {
  hasUse,
  isRoleCode,
  nameOfRole,
  permissions,
  permissionsOf,
  roles,
  type Permission,
  type Role,
  type RoleName,
} from './roles.ts';
export { permissionsOn, type WorkingPlace } from './permissions-on-site.ts';
export {
  credentialLimits,
  findPasswordFault,
  isEmail,
  normalizeEmail,
  type PasswordFault,
} from './credentials.ts';
export {
  CONFIRMATION_SECONDS,
  resetLimits,
  tooManyAttemptsMessage,
  attemptLimits,
} from './sign-in-limits.ts';
export { contributorMessages, type ContributorRefusal } from './contributors-messages.ts';
