export type { Contributor } from './contributor.ts';
export {
  hasUse,
  isRoleCode,
  nameOfRole,
  permissions,
  permissionsOf,
  roleCodes,
  roles,
  type Permission,
  type Role,
  type RoleName,
} from './roles.ts';
export {
  credentialLimits,
  findPasswordFault,
  isEmail,
  normalizeEmail,
  type PasswordFault,
} from './credentials.ts';
export { contributorMessages, type ContributorRefusal } from './contributors-messages.ts';
