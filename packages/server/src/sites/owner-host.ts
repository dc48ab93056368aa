import type { Queryable } from '../database/index.ts';
import { findFirstSite, findSiteByHost } from './sites-store.ts';

/** Where administrators of the installation manage its sites. */
export interface OwnerHost {
  readonly host: string;
  /** Undefined if the host belongs to no site. */
  readonly siteId: string | undefined;
}

/** The configured host, else that of the first site; undefined in an installation without sites. */
export const findOwnerHost = async (
  database: Queryable,
  ownerHost: string | undefined,
): Promise<OwnerHost | undefined> => {
  if (ownerHost !== undefined)
    return { host: ownerHost, siteId: (await findSiteByHost(database, ownerHost))?.id };
  const first = await findFirstSite(database);
  return first && { host: first.primaryHost, siteId: first.id };
};
