import type { PreparedResponse } from '../../http/index.ts';
import type { BuiltPage } from '../build/built-page.ts';
import { resolvePage, type ResolvedPage } from '../build/build-page.ts';
import type { PageServices, WantedPage } from '../build/page-request.ts';
import type { PageCache } from './page-cache.ts';
import type { PageFreshness } from './page-freshness.ts';
import { pageKey, tellsNews } from './page-key.ts';

type KeptPage = Pick<BuiltPage, 'answer' | 'leadsTo'>;

export interface CachedPageServices extends PageServices {
  /** Counts cache hits and misses. */
  countAnswer(kind: 'hit' | 'miss'): void;
}

const keyOf = ({ site, ...wanted }: WantedPage, address = wanted.address): string =>
  pageKey({ siteId: site.id, ...wanted }, address);

/** Builds pages and caches them. */
export class CachedPageBuilder {
  readonly #services: CachedPageServices;
  readonly #cache: PageCache;
  readonly #freshness: PageFreshness;
  readonly #making = new Map<string, Promise<KeptPage | undefined>>();

  constructor(services: CachedPageServices, cache: PageCache, freshness: PageFreshness) {
    this.#services = services;
    this.#cache = cache;
    this.#freshness = freshness;
  }

  /** The page from the cache, or built; undefined when the site was deleted. */
  async make(wanted: WantedPage, now: number): Promise<KeptPage | undefined> {
    if (tellsNews(wanted.address)) return this.#resolve(wanted, now);
    const key = keyOf(wanted);
    return this.#find(key, now) ?? this.#once(key, () => this.#resolve(wanted, now));
  }

  /** Full compression happens at the second request: most invented URLs get only one. */
  finish(key: string, answer: PreparedResponse): void {
    if (answer.isFinished) return;
    answer.compressFully().then(
      () => this.#cache.weigh(key),
      (error: unknown) => this.#services.log.warn({ err: error }, 'a page could not be compressed'),
    );
  }

  #find(key: string, now: number): KeptPage | undefined {
    const known = this.#cache.find(key, now);
    if (!known) return undefined;
    this.#services.countAnswer('hit');
    this.finish(key, known.answer);
    return known;
  }

  /** Concurrent requests for one page share one build. */
  #once(key: string, work: () => Promise<KeptPage | undefined>): Promise<KeptPage | undefined> {
    const running = this.#making.get(key);
    if (running) {
      this.#services.countAnswer('hit');
      return running;
    }
    const started = work().finally(() => this.#making.delete(key));
    this.#making.set(key, started);
    return started;
  }

  /** The resolved URL may be cached already, at the version that was just read. */
  async #resolve(wanted: WantedPage, now: number): Promise<KeptPage | undefined> {
    const page = await resolvePage(this.#services, wanted);
    if (!page) return undefined;
    const siteId = wanted.site.id;
    const key = keyOf(wanted, page.address);
    const isOlder = (this.#cache.find(key, now)?.version ?? page.version) < page.version;
    if (isOlder) await this.#freshness.catchUp(siteId, page.version, now);
    const make = (): Promise<KeptPage> => this.#makeAndKeep(key, page, { siteId, now });
    return this.#find(key, now) ?? this.#once(`${key} @${page.version}`, make);
  }

  async #makeAndKeep(
    key: string,
    page: ResolvedPage,
    { siteId, now }: { readonly siteId: string; readonly now: number },
  ): Promise<KeptPage> {
    this.#services.countAnswer('miss');
    const made = await page.make();
    this.#freshness.watch(siteId, made.version, now);
    await made.answer.compressQuickly();
    if (made.isKept) this.#cache.keep(key, { ...made, siteId });
    return made;
  }
}
