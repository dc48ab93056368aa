export { isOfferedRole, offeredRoles, usedPermissions } from './offered-roles.ts';
