import type { FoundSite } from '../../sites/index.ts';

const MAX_URLS = 1000;

/**
 * Cache keys by raw URL, for visitors without an access cookie: computing one costs as much as sending the page. Held
 * by the directory's entry, which is replaced every second, so no key outlives a change of the site's hosts.
 */
export class UrlCacheKeys {
  readonly #bySite = new WeakMap<FoundSite, Map<string, string>>();

  find(found: FoundSite, url: string, compute: () => string | undefined): string | undefined {
    let keys = this.#bySite.get(found);
    if (!keys) this.#bySite.set(found, (keys = new Map<string, string>()));
    const known = keys.get(url);
    if (known !== undefined) return known;
    const key = compute();
    if (key !== undefined && keys.size < MAX_URLS) keys.set(url, key);
    return key;
  }
}
