export { contributorsCapability } from './contributors-capability.ts';
export {
  addAccount,
  addSiteAdministrator,
  generatePassword,
  setPassword,
  type NewPerson,
} from './accounts/accounts-service.ts';
export { listPeopleWho, putContributor } from './contributors-store.ts';
export { listAdministrators } from './accounts/accounts-store.ts';
export { findContributor } from './sessions/sessions-service.ts';
export {
  permissionsNow,
  permissionsOfAccount,
  type PermissionScope,
} from './members/current-permissions-store.ts';
