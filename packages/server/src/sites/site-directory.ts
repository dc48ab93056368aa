import { normalizeHost, type Site } from '@sitewright/domain/sites';
import { isDatabaseGone, type Database } from '../database/index.ts';
import { withPatience } from '../http/index.ts';
import { findOnlySite, findSiteByHost } from './sites-store.ts';

const FRESH_MS = 1000;
/** Host headers are free to write: a flood of invented ones must not fill the memory. */
const MOST_HOSTS = 5000;

export interface FoundSite {
  readonly site: Site;
  /** False where the only site of the installation answers to a name that nobody gave it. */
  readonly isOwnHost: boolean;
}

interface Known {
  readonly found: FoundSite | undefined;
  readonly readAt: number;
}

export interface SiteDirectory {
  find(host: string): Promise<Site | undefined>;
  lookUp(host: string): Promise<FoundSite | undefined>;
  /** The site if it was read just now; never waits. */
  findFresh(host: string, now: number): FoundSite | undefined;
}

/** Finds sites by host name; the database is asked at most once a second for each busy host. */
export const createSiteDirectory = (database: Database, clock: () => Date): SiteDirectory => {
  /** By the header as it was sent: spelling it out anew would cost every page view. */
  const known = new Map<string, Known>();
  const asked = new Map<string, Promise<FoundSite | undefined>>();

  const readFound = async (host: string): Promise<FoundSite | undefined> => {
    const own = await findSiteByHost(database, normalizeHost(host));
    const site = own ?? (await findOnlySite(database));
    return site && { site, isOwnHost: own !== undefined };
  };

  const read = async (host: string): Promise<FoundSite | undefined> => {
    try {
      const found = await readFound(host);
      if (known.size >= MOST_HOSTS) known.clear();
      known.set(host, { found, readAt: clock().getTime() });
      return found;
    } catch (error) {
      // Cached pages go on while the database is away.
      const old = known.get(host);
      if (old?.found && isDatabaseGone(error)) return old.found;
      throw error;
    } finally {
      asked.delete(host);
    }
  };

  const lookUp = async (host: string): Promise<FoundSite | undefined> => {
    const entry = known.get(host);
    if (entry && clock().getTime() - entry.readAt < FRESH_MS) return entry.found;
    let asking = asked.get(host);
    if (!asking) asked.set(host, (asking = read(host)));
    // A database that does not answer at all must not hold up what is known.
    return entry?.found ? withPatience(asking, entry.found) : asking;
  };

  return {
    lookUp,
    find: async (host) => (await lookUp(host))?.site,
    findFresh(host, now) {
      const entry = known.get(host);
      return entry && now - entry.readAt < FRESH_MS ? entry.found : undefined;
    },
  };
};
