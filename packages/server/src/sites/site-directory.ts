import { installationSite, isInstallation, normalizeHost, type Site } from '@sitewright/domain/sites';
import { LRUCache } from 'lru-cache';
import { isDatabaseGone, type Database } from '../database/index.ts';
import { countOwnerChanges, isChangedSince, withFallbackAfter } from '../http/index.ts';
import { findOwnerHost } from './owner-host.ts';
import { findOnlySite, findSiteByHost, isHostTaken } from './sites-store.ts';

const FRESH_MS = 1000;
/** While a site is visited it is read ahead of time, so that nobody waits for the database. */
const READ_AHEAD_MS = 600;
/** Clients can send any host header: a flood of them must not fill memory. */
const MAX_HOSTS = 5000;

export interface FoundSite {
  readonly site: Site;
  /** False if the only site of the installation is served under a host name that it does not have. */
  readonly isOwnHost: boolean;
  /** Whether administrators manage all sites on this host name. */
  readonly isOwnerHost: boolean;
  /** Whether they do so on any host name of the site: its scripts run there. */
  readonly isOwnerSite: boolean;
}

interface Known {
  readonly found: FoundSite | undefined;
  readonly readAt: number;
  /** When it was read. */
  readonly ownerChanges: number;
}

export interface SiteDirectory {
  find(host: string): Promise<Site | undefined>;
  lookUp(host: string): Promise<FoundSite | undefined>;
  /** The same for calls, which are also available on an owner host without a site. */
  lookUpForCalls(host: string): Promise<FoundSite | undefined>;
  /** Whether it is an owner host without a site. */
  isWithoutSite(host: string): Promise<boolean>;
  /** The site if it was read recently; never waits. */
  findFresh(host: string, now: number): FoundSite | undefined;
}

export interface DirectoryOptions {
  readonly database: Database;
  readonly clock: () => Date;
  /** The configured host; default: those of the first site. */
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
  // The host of an archived site shows no other one.
  if (!own && (await isHostTaken(database, name))) return undefined;
  const site = own ?? (await findOnlySite(database));
  if (!site) return undefined;
  const isOwnerSite = (await findOwnerHost(database, ownerHost))?.siteId === site.id;
  const isOwnerHost = ownerHost === undefined ? isOwnerSite : name === ownerHost;
  return { site, isOwnHost: own !== undefined, isOwnerHost, isOwnerSite };
};

const isFresh = ({ found, readAt, ownerChanges }: Known, now: number): boolean =>
  now - readAt < FRESH_MS && !(found && isChangedSince(found.site.id, ownerChanges));

const isWithoutSite = (found: FoundSite | undefined): boolean =>
  found !== undefined && isInstallation(found.site);

const ofSites = (found: FoundSite | undefined): FoundSite | undefined =>
  isWithoutSite(found) ? undefined : found;

/** Finds sites by host name, at most once in 600 ms for each host. */
export const createSiteDirectory = (options: DirectoryOptions): SiteDirectory => {
  const { clock } = options;
  /** By the raw header: normalizing it would slow down every page view. */
  const known = new LRUCache<string, Known>({ max: MAX_HOSTS });
  const pending = new Map<string, Promise<FoundSite | undefined>>();

  const read = async (host: string): Promise<FoundSite | undefined> => {
    const ownerChanges = countOwnerChanges();
    try {
      const found = await readFound(options, host);
      known.set(host, { found, readAt: clock().getTime(), ownerChanges });
      return found;
    } catch (error) {
      // Cached pages are still served while the database is down.
      const old = known.get(host);
      if (old?.found && isDatabaseGone(error)) return old.found;
      throw error;
    } finally {
      pending.delete(host);
    }
  };

  const readOnce = (host: string): Promise<FoundSite | undefined> => {
    const reading = pending.get(host) ?? read(host);
    pending.set(host, reading);
    return reading;
  };

  const lookUpForCalls = async (host: string): Promise<FoundSite | undefined> => {
    const entry = known.get(host);
    if (entry && isFresh(entry, clock().getTime())) return entry.found;
    const reading = readOnce(host);
    // A database that hangs must not block what is cached.
    return entry?.found ? withFallbackAfter(reading, entry.found) : reading;
  };

  const lookUp = async (host: string): Promise<FoundSite | undefined> => ofSites(await lookUpForCalls(host));

  return {
    lookUp,
    lookUpForCalls,
    isWithoutSite: async (host) => isWithoutSite(await lookUpForCalls(host)),
    find: async (host) => (await lookUp(host))?.site,
    findFresh(host, now) {
      const entry = known.get(host);
      if (!entry || !isFresh(entry, now)) return undefined;
      // Whoever comes when the site is no longer fresh reads again what failed.
      if (now - entry.readAt >= READ_AHEAD_MS) readOnce(host).catch(() => undefined);
      return ofSites(entry.found);
    },
  };
};
