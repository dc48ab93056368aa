import { hasUse, roles, type Permission, type Role } from '@sitewright/domain/contributors';
import type { CallStatement } from '../call/index.ts';
import { callsByCapability } from '../capabilities/index.ts';

const statements: readonly CallStatement[] = Object.values(callsByCapability).flatMap((calls) =>
  Object.values(calls),
);

/** What some call asks for. A permission that none asks for belongs to a feature that does not exist yet. */
export const usedPermissions: ReadonlySet<Permission> = new Set(
  statements.flatMap((call) =>
    call.caller === 'contributor' && call.permission !== 'own-account' ? [call.permission] : [],
  ),
);

/** The roles that can be given: those for features that do not exist yet are kept where people hold them, no more. */
export const offeredRoles: readonly Role[] = Object.values(roles).filter((role) =>
  hasUse(role, usedPermissions),
);

const offeredCodes: ReadonlySet<number> = new Set(offeredRoles.map(({ code }) => code));

export const isOfferedRole = (code: number): boolean => offeredCodes.has(code);
