import { installationSite, isInstallation, normalizeHost, type Site } from '@sitewright/domain/sites';
import { LRUCache } from 'lru-cache';
import { isDatabaseGone, type Database } from '../database/index.ts';
import { withFallbackAfter } from '../http/index.ts';
import { findOwnerHost } from './owner-host.ts';
import { findOnlySite, findSiteByHost } from './sites-store.ts';

const FRESH_MS = 1000;
/** Host headers are free to write: a flood of invented ones must not fill the memory. */
const MAX_HOSTS = 5000;

export interface FoundSite {
  readonly site: Site;
  /** False where the only site of the installation answers to a name that nobody gave it. */
  readonly isOwnHost: boolean;
  /** Whether administrators of the installation manage its sites at this host name. */
  readonly isOwnerHost: boolean;
  /** Whether they do so at any host name of the site: its scripts run there. */
  readonly isOwnerSite: boolean;
}

interface Known {
  readonly found: FoundSite | undefined;
  readonly readAt: number;
}

export interface SiteDirectory {
  find(host: string): Promise<Site | undefined>;
  lookUp(host: string): Promise<FoundSite | undefined>;
  /** The same for calls, which are also answered on an owner host that is no site's. */
  lookUpForCalls(host: string): Promise<FoundSite | undefined>;
  /** Whether it is an owner host that is no site's. */
  isWithoutSite(host: string): Promise<boolean>;
  /** The site if it was read just now; never waits. */
  findFresh(host: string, now: number): FoundSite | undefined;
}

export interface DirectoryOptions {
  readonly database: Database;
  readonly clock: () => Date;
  /** What the operator set; the hosts of the first site otherwise. */
  readonly ownerHost: string | undefined;
}

const readFound = async (
  { database, ownerHost }: DirectoryOptions,
  host: string,
): Promise<FoundSite | undefined> => {
  const name = normalizeHost(host);
  const own = await findSiteByHost(database, name);
  if (!own && name === ownerHost)
    return { site: installationSite(name), isOwnHost: true, isOwnerHost: true, isOwnerSite: false };
  const site = own ?? (await findOnlySite(database));
  if (!site) return undefined;
  const isOwnerSite = (await findOwnerHost(database, ownerHost))?.siteId === site.id;
  const isOwnerHost = ownerHost === undefined ? isOwnerSite : name === ownerHost;
  return { site, isOwnHost: own !== undefined, isOwnerHost, isOwnerSite };
};

const isWithoutSite = (found: FoundSite | undefined): boolean =>
  found !== undefined && isInstallation(found.site);

const ofSites = (found: FoundSite | undefined): FoundSite | undefined =>
  isWithoutSite(found) ? undefined : found;

/** Finds sites by host name; the database is asked at most once a second for each busy host. */
export const createSiteDirectory = (options: DirectoryOptions): SiteDirectory => {
  const { clock } = options;
  /** By the header as it was sent: spelling it out anew would cost every page view. */
  const known = new LRUCache<string, Known>({ max: MAX_HOSTS });
  const asked = new Map<string, Promise<FoundSite | undefined>>();

  const read = async (host: string): Promise<FoundSite | undefined> => {
    try {
      const found = await readFound(options, host);
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

  const lookUpForCalls = async (host: string): Promise<FoundSite | undefined> => {
    const entry = known.get(host);
    if (entry && clock().getTime() - entry.readAt < FRESH_MS) return entry.found;
    let asking = asked.get(host);
    if (!asking) asked.set(host, (asking = read(host)));
    // A database that does not answer at all must not hold up what is known.
    return entry?.found ? withFallbackAfter(asking, entry.found) : asking;
  };

  const lookUp = async (host: string): Promise<FoundSite | undefined> => ofSites(await lookUpForCalls(host));

  return {
    lookUp,
    lookUpForCalls,
    isWithoutSite: async (host) => isWithoutSite(await lookUpForCalls(host)),
    find: async (host) => (await lookUp(host))?.site,
    findFresh(host, now) {
      const entry = known.get(host);
      return entry && now - entry.readAt < FRESH_MS ? ofSites(entry.found) : undefined;
    },
  };
};
