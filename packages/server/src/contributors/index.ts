export { implementContributorCalls } from './contributors-routes.ts';
export {
  addAccount,
  addSiteAdministrator,
  generatePassword,
  setPassword,
  type NewPerson,
} from './accounts-service.ts';
export { putContributor } from './contributors-store.ts';
export { listAdministrators } from './accounts-store.ts';
export { createResetJob } from './reset-job.ts';
export { findContributor } from './sessions-service.ts';
export { permissionsNow, type Standing } from './standing.ts';
export { sweepExpired } from './sweep-expired.ts';
