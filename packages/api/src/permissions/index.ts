export { callTables } from './call-tables.ts';
export { isOfferedRole, offeredRoles, usedPermissions } from './offered-roles.ts';
