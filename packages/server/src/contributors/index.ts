export { implementContributorCalls } from './contributors-routes.ts';
export {
  addAccount,
  addSiteAdministrator,
  generatePassword,
  setPassword,
  type NewPerson,
} from './accounts/accounts-service.ts';
export { putContributor } from './contributors-store.ts';
export { listAdministrators } from './accounts/accounts-store.ts';
export { createResetJob } from './accounts/reset-job.ts';
export { findContributor } from './sessions/sessions-service.ts';
export { permissionsNow, type PermissionScope } from './people/current-permissions.ts';
export { sweepExpired } from './sweep-expired.ts';
