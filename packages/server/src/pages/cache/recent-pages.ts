import { countOwnerChanges, MomentaryResponse, type PlainRequest } from '../../http/index.ts';
import type { CachedPage, PageCache } from './page-cache.ts';

/** So much longer may a page be shown after another node has changed it. */
const RECENT_MS = 100;
const MAX_PAGES = 1000;

export interface RecentPage {
  readonly page: CachedPage;
  readonly momentary: MomentaryResponse;
}

type RequestedPage = Pick<PlainRequest, 'host' | 'url'>;

/**
 * Pages that were found in the cache a moment ago, by the raw host and URL of their requests, for visitors without an
 * access cookie. All are forgotten together: after a moment, and at any change that this node makes or hears of.
 */
export class RecentPages {
  readonly #cache: PageCache;
  readonly #idleMs: number;
  readonly #hosts = new Map<string, Map<string, RecentPage>>();
  #count = 0;
  #since = Number.NaN;
  #ownerChanges = 0;
  #cacheChanges = 0;

  /** Connections are kept for `idleMs` between two requests. */
  constructor(cache: PageCache, idleMs: number) {
    this.#cache = cache;
    this.#idleMs = idleMs;
  }

  find({ host, url }: RequestedPage, now: number): RecentPage | undefined {
    return this.#isCurrent(now) ? this.#hosts.get(host)?.get(url) : undefined;
  }

  add({ host, url }: RequestedPage, page: CachedPage, now: number): void {
    if (!this.#isCurrent(now)) this.#forget(now);
    if (page.changesAt <= now + RECENT_MS || this.#count >= MAX_PAGES) return;
    let pages = this.#hosts.get(host);
    if (!pages) this.#hosts.set(host, (pages = new Map<string, RecentPage>()));
    pages.set(url, { page, momentary: new MomentaryResponse(page.response, { now, idleMs: this.#idleMs }) });
    this.#count += 1;
  }

  #isCurrent(now: number): boolean {
    const age = now - this.#since;
    return (
      age >= 0 &&
      age < RECENT_MS &&
      this.#ownerChanges === countOwnerChanges() &&
      this.#cacheChanges === this.#cache.changes
    );
  }

  #forget(now: number): void {
    this.#hosts.clear();
    this.#count = 0;
    this.#since = now;
    this.#ownerChanges = countOwnerChanges();
    this.#cacheChanges = this.#cache.changes;
  }
}
