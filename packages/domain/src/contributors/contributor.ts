import type { Permission } from './roles.ts';

/** A contributor signed in to a site's /config. */
export interface Contributor {
  readonly accountId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  /**
   * Administrator of the installation, who may create sites. Not a role of a site, and only true on the owner
   * host.
   */
  readonly isAdministrator: boolean;
  readonly roles: readonly number[];
  readonly permissions: ReadonlySet<Permission>;
}
