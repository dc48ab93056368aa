import { isDatabaseGone, type Database } from '../../database/index.ts';
import { countOwnerChanges, isChangedSince } from '../../http/index.ts';
import { readChangedCacheTags } from '../../sites/index.ts';
import type { PageCache } from './page-cache.ts';

const CHECK_EVERY_MS = 1000;
/** While pages are visited they are checked ahead of time, so that nobody waits for the database. */
const CHECK_AHEAD_MS = 600;

interface Watched {
  version: number;
  checkedAt: number;
  /** When it was checked last. */
  ownerChanges: number;
  checking: Promise<void> | undefined;
}

/** Reads what other nodes changed: at most one small query in 600 ms for each busy site. */
export class PageFreshness {
  readonly #database: Database;
  readonly #cache: PageCache;
  readonly #sites = new Map<string, Watched>();

  constructor(database: Database, cache: PageCache) {
    this.#database = database;
    this.#cache = cache;
  }

  isFresh(siteId: string, now: number): boolean {
    const watched = this.#sites.get(siteId);
    return (
      watched !== undefined &&
      now - watched.checkedAt < CHECK_EVERY_MS &&
      !isChangedSince(siteId, watched.ownerChanges)
    );
  }

  /** Never waits. A check that fails is made again by whoever comes when the page is no longer fresh. */
  checkAhead(siteId: string, now: number): void {
    const watched = this.#sites.get(siteId);
    if (!watched || watched.checking || now - watched.checkedAt < CHECK_AHEAD_MS) return;
    watched.checking = this.#read(siteId, watched, { now, version: watched.version });
    watched.checking.catch(() => undefined);
  }

  /** Starts watching from the version that the first page was built at. */
  watch(siteId: string, version: number, now: number): void {
    const watched = this.#sites.get(siteId);
    // Changes since the page was built are not known to be in it.
    if (!watched) this.#sites.set(siteId, { version, checkedAt: now, ownerChanges: 0, checking: undefined });
    // Of two first pages the older may finish last: changes between them must still be read.
    else watched.version = Math.min(watched.version, version);
  }

  async check(siteId: string, now: number): Promise<void> {
    const watched = this.#sites.get(siteId);
    if (!watched || this.isFresh(siteId, now)) return;
    watched.checking ??= this.#read(siteId, watched, { now, version: watched.version });
    await watched.checking;
    // It had begun before the last change.
    if (isChangedSince(siteId, watched.ownerChanges))
      await (watched.checking ??= this.#read(siteId, watched, { now, version: watched.version }));
  }

  /** Reads changes up to a known version now, without waiting for the next check. */
  async catchUp(siteId: string, version: number, now: number): Promise<void> {
    const watched = this.#sites.get(siteId);
    if (!watched || watched.version >= version) return;
    await watched.checking;
    if (watched.version < version) await (watched.checking ??= this.#read(siteId, watched, { now, version }));
  }

  async #read(
    siteId: string,
    watched: Watched,
    { now, version: seen }: { readonly now: number; readonly version: number },
  ): Promise<void> {
    const ownerChanges = countOwnerChanges();
    try {
      const changed = await readChangedCacheTags(this.#database, siteId, watched.version);
      this.#cache.noteChanges(siteId, changed);
      watched.version = Math.max(watched.version, seen);
      for (const { version } of changed) watched.version = Math.max(watched.version, version);
    } catch (error) {
      // While the database is unavailable, pages are served from the cache.
      if (!isDatabaseGone(error)) throw error;
    } finally {
      watched.checkedAt = now;
      watched.ownerChanges = ownerChanges;
      watched.checking = undefined;
    }
  }
}
