import { permissionsOf, type Permission } from './roles.ts';

/** Where somebody works, as far as it changes what their roles allow. */
export interface WorkingPlace {
  /** Whether administrators of the installation sign in at this site. */
  readonly isOwnerSite: boolean;
  /** Of the installation. */
  readonly isAdministrator: boolean;
}

/**
 * What roles allow on a site. Scripts of the owner site run where administrators manage all sites and could act in
 * their name: there, only administrators themselves may write code.
 */
export const permissionsOn = (
  roles: readonly number[],
  { isOwnerSite, isAdministrator }: WorkingPlace,
): ReadonlySet<Permission> => {
  const all = permissionsOf(roles);
  if (!isOwnerSite || isAdministrator) return all;
  return new Set([...all].filter((permission) => permission !== 'code'));
};
