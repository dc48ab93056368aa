import type { FoundSite } from '../../sites/index.ts';

const MOST_ADDRESSES = 1000;

/**
 * Cache keys of addresses as they were sent, for visitors who opened no locked page: working one out costs as much
 * as sending the page. They hang on what the directory found, which is read anew every second, so no key outlives a
 * change of the site's hosts.
 */
export class UrlCacheKeys {
  readonly #bySite = new WeakMap<FoundSite, Map<string, string>>();

  find(found: FoundSite, url: string, workOut: () => string | undefined): string | undefined {
    let keys = this.#bySite.get(found);
    if (!keys) this.#bySite.set(found, (keys = new Map<string, string>()));
    const known = keys.get(url);
    if (known !== undefined) return known;
    const key = workOut();
    if (key !== undefined && keys.size < MOST_ADDRESSES) keys.set(url, key);
    return key;
  }
}
