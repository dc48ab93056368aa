import type { Queryable } from '../database/index.ts';
import { findFirstSite, findSiteByHost } from './sites-store.ts';

/** Where administrators of the installation manage its sites. */
export interface OwnerHost {
  readonly host: string;
  /** Nothing where the host is no site's. */
  readonly siteId: string | undefined;
}

/** The host that the operator set, else that of the first site; nothing in an installation without sites. */
export const findOwnerHost = async (
  database: Queryable,
  ownerHost: string | undefined,
): Promise<OwnerHost | undefined> => {
  if (ownerHost !== undefined)
    return { host: ownerHost, siteId: (await findSiteByHost(database, ownerHost))?.id };
  const first = await findFirstSite(database);
  return first && { host: first.primaryHost, siteId: first.id };
};
