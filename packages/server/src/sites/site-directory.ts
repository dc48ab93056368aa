import { normalizeHost, type Site } from '@sitewright/domain/sites';
import { isDatabaseGone, type Database } from '../database/index.ts';
import { findOnlySite, findSiteByHost } from './sites-store.ts';

const FRESH_MS = 1000;
/** Host headers are free to write: a flood of invented ones must not fill the memory. */
const MOST_HOSTS = 5000;

interface Known {
  readonly site: Site | undefined;
  readonly readAt: number;
}

export interface SiteDirectory {
  find(host: string): Promise<Site | undefined>;
  /** The site if it was read just now; never waits. */
  findFresh(host: string, now: number): Site | undefined;
  /** Forgets what this node knows, after it changed a site itself. */
  forget(): void;
}

/** Finds sites by host name; the database is asked at most once a second for each busy host. */
export const createSiteDirectory = (database: Database, clock: () => Date): SiteDirectory => {
  const known = new Map<string, Known>();
  const asked = new Map<string, Promise<Site | undefined>>();

  const read = async (name: string): Promise<Site | undefined> => {
    try {
      const site = (await findSiteByHost(database, name)) ?? (await findOnlySite(database));
      if (known.size >= MOST_HOSTS) known.clear();
      known.set(name, { site, readAt: clock().getTime() });
      return site;
    } catch (error) {
      // Cached pages go on while the database is away.
      const old = known.get(name);
      if (old?.site && isDatabaseGone(error)) return old.site;
      throw error;
    } finally {
      asked.delete(name);
    }
  };

  return {
    async find(host) {
      const name = normalizeHost(host);
      const entry = known.get(name);
      if (entry && clock().getTime() - entry.readAt < FRESH_MS) return entry.site;
      const running = asked.get(name);
      if (running) return running;
      const asking = read(name);
      asked.set(name, asking);
      return asking;
    },
    findFresh(host, now) {
      const entry = known.get(host) ?? known.get(normalizeHost(host));
      return entry && now - entry.readAt < FRESH_MS ? entry.site : undefined;
    },
    forget: () => known.clear(),
  };
};
