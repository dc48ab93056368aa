import type { Permission } from './roles.ts';

/** Somebody signed in to one site's /config. */
export interface Contributor {
  readonly accountId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  /** Of the whole installation: may make sites. Not a role of a site, and never true but on the owner host. */
  readonly isAdministrator: boolean;
  readonly roles: readonly number[];
  readonly permissions: ReadonlySet<Permission>;
}
