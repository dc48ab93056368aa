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
  /** By the header as it was sent: spelling it out anew would cost every page view. */
  const known = new Map<string, Known>();
  const asked = new Map<string, Promise<Site | undefined>>();

  const read = async (host: string): Promise<Site | undefined> => {
    try {
      const site = (await findSiteByHost(database, normalizeHost(host))) ?? (await findOnlySite(database));
      if (known.size >= MOST_HOSTS) known.clear();
      known.set(host, { site, readAt: clock().getTime() });
      return site;
    } catch (error) {
      // Cached pages go on while the database is away.
      const old = known.get(host);
      if (old?.site && isDatabaseGone(error)) return old.site;
      throw error;
    } finally {
      asked.delete(host);
    }
  };

  return {
    async find(host) {
      const entry = known.get(host);
      if (entry && clock().getTime() - entry.readAt < FRESH_MS) return entry.site;
      const running = asked.get(host);
      if (running) return running;
      const asking = read(host);
      asked.set(host, asking);
      return asking;
    },
    findFresh(host, now) {
      const entry = known.get(host);
      return entry && now - entry.readAt < FRESH_MS ? entry.site : undefined;
    },
    forget: () => known.clear(),
  };
};
