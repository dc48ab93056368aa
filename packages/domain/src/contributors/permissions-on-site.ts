import { permissionsOf, type Permission } from './roles.ts';

/** What besides roles determines permissions. */
export interface WorkingPlace {
  /** Whether administrators of the installation sign in on this site. */
  readonly isOwnerSite: boolean;
  /** Administrator of the installation. */
  readonly isAdministrator: boolean;
}

/**
 * Permissions on a site. Scripts of the owner site run where administrators manage all sites and could act on
 * their behalf, so only administrators may write code there.
 */
export const permissionsOn = (
  roles: readonly number[],
  { isOwnerSite, isAdministrator }: WorkingPlace,
): ReadonlySet<Permission> => {
  const all = permissionsOf(roles);
  if (!isOwnerSite || isAdministrator) return all;
  return new Set([...all].filter((permission) => permission !== 'code'));
};
