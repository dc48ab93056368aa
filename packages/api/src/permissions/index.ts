export { callTables } from './call-tables.ts';
export { isOfferedRole, offeredRoles } from './offered-roles.ts';
