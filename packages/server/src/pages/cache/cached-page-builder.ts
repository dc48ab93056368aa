import type { PreparedResponse } from '../../http/index.ts';
import type { BuiltPage } from '../build/built-page.ts';
import { resolvePage, type ResolvedPage } from '../build/build-page.ts';
import type { PageServices, PageRequest } from '../build/page-request.ts';
import type { PageCache } from './page-cache.ts';
import { reportCost, type PageCounts } from './page-counts.ts';
import type { PageFreshness } from './page-freshness.ts';
import { pageKey, showsNotice } from './page-key.ts';

type CachedResponse = Pick<BuiltPage, 'response' | 'redirect'>;

export type CachedPageServices = PageServices & PageCounts;

const keyOf = ({ site, ...request }: PageRequest, pageUrl = request.pageUrl): string =>
  pageKey({ siteId: site.id, ...request }, pageUrl);

/** Builds pages and caches them. */
export class CachedPageBuilder {
  readonly #services: CachedPageServices;
  readonly #cache: PageCache;
  readonly #freshness: PageFreshness;
  readonly #building = new Map<string, Promise<CachedResponse | undefined>>();

  constructor(services: CachedPageServices, cache: PageCache, freshness: PageFreshness) {
    this.#services = services;
    this.#cache = cache;
    this.#freshness = freshness;
  }

  /** The page from the cache, or built; undefined when the site was deleted. */
  async build(request: PageRequest, now: number): Promise<CachedResponse | undefined> {
    if (showsNotice(request.pageUrl)) return this.#resolve(request, now);
    const key = keyOf(request);
    return this.#find(key, now) ?? this.#once(key, request.site.id, () => this.#resolve(request, now));
  }

  /** Full compression happens at the second request: most invented URLs get only one. */
  compressFully(key: string, response: PreparedResponse): void {
    if (response.isFinished) return;
    response.compressFully().then(
      () => this.#cache.updateSize(key),
      (error: unknown) => this.#services.log.warn({ err: error }, 'a page could not be compressed'),
    );
  }

  #find(key: string, now: number): CachedResponse | undefined {
    const known = this.#cache.find(key, now);
    if (!known) return undefined;
    this.#services.countPageView('cached', known.siteId);
    this.compressFully(key, known.response);
    return known;
  }

  /** Concurrent requests for one page share one build. */
  #once(
    key: string,
    siteId: string,
    work: () => Promise<CachedResponse | undefined>,
  ): Promise<CachedResponse | undefined> {
    const running = this.#building.get(key);
    if (running) {
      this.#services.countPageView('cached', siteId);
      return running;
    }
    const started = work().finally(() => this.#building.delete(key));
    this.#building.set(key, started);
    return started;
  }

  /** The resolved URL may be cached already, at the version that was just read. */
  async #resolve(request: PageRequest, now: number): Promise<CachedResponse | undefined> {
    const page = await resolvePage(this.#services, request);
    if (!page) return undefined;
    const siteId = request.site.id;
    const key = keyOf(request, page.pageUrl);
    const isOlder = (this.#cache.find(key, now)?.version ?? page.version) < page.version;
    if (isOlder) await this.#freshness.catchUp(siteId, page.version, now);
    const build = (): Promise<CachedResponse> => this.#buildAndStore(key, page, { siteId, now });
    return this.#find(key, now) ?? this.#once(`${key} @${page.version}`, siteId, build);
  }

  async #buildAndStore(
    key: string,
    page: ResolvedPage,
    { siteId, now }: { readonly siteId: string; readonly now: number },
  ): Promise<CachedResponse> {
    this.#services.countPageView('built', siteId);
    const built = await page.build();
    reportCost(this.#services, built, { websiteId: siteId, pageUrl: page.pageUrl });
    this.#freshness.watch(siteId, built.version, now);
    await built.response.compressQuickly();
    if (built.isCacheable) this.#cache.store(key, { ...built, siteId });
    return built;
  }
}
