import { hasUse, roles, type Permission, type Role } from '@sitewright/domain/contributors';
import type { CallStatement } from '../call/index.ts';
import { callsByCapability } from '../capabilities/index.ts';

const statements: readonly CallStatement[] = Object.values(callsByCapability).flatMap((calls) =>
  Object.values(calls),
);

/** Permissions that calls require. All others belong to features that do not exist yet. */
export const usedPermissions: ReadonlySet<Permission> = new Set(
  statements.flatMap((call) =>
    call.caller === 'contributor' && call.permission !== 'own-account' ? [call.permission] : [],
  ),
);

/**
 * Roles that can be assigned. Roles for features that do not exist yet are only kept by those who have them.
 */
export const offeredRoles: readonly Role[] = Object.values(roles).filter((role) =>
  hasUse(role, usedPermissions),
);

const offeredCodes: ReadonlySet<number> = new Set(offeredRoles.map(({ code }) => code));

export const isOfferedRole = (code: number): boolean => offeredCodes.has(code);
