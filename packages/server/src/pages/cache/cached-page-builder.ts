import type { PreparedResponse } from '../../http/index.ts';
import type { BuiltPage } from '../build/built-page.ts';
import type { ResolvedPage } from '../build/build-page.ts';
import type { PageBuilding, PageClient, ResolvedFirst } from '../build/page-building.ts';
import type { PageServices, PageRequest } from '../build/page-request.ts';
import { FullCompression } from './full-compression.ts';
import type { PageCache } from './page-cache.ts';
import { reportCost, type PageCounts } from './page-counts.ts';
import type { PageFreshness } from './page-freshness.ts';
import { namesSentForm, pageKey, showsNotice } from './page-key.ts';

type CachedResponse = Pick<BuiltPage, 'response' | 'redirect'>;

export interface CachedPageServices extends Pick<PageServices, 'log'>, PageCounts {
  readonly building: PageBuilding;
}

/** Who asked for a page, and when. */
export interface PageView {
  readonly client: PageClient;
  readonly now: number;
}

interface RunningBuild {
  readonly clients: PageClient[];
  readonly page: Promise<CachedResponse | undefined>;
}

/** Visitors wait for so long for the page as it is now; then they get it as it was before its last change. */
const MOST_WAIT_MS = 1_000;

const keyOf = ({ site, ...request }: PageRequest, pageUrl = request.pageUrl): string =>
  pageKey({ siteId: site.id, ...request }, pageUrl);

/** Builds pages and caches them. */
export class CachedPageBuilder {
  readonly #services: CachedPageServices;
  readonly #cache: PageCache;
  readonly #freshness: PageFreshness;
  readonly #compression: FullCompression;
  readonly #building = new Map<string, RunningBuild>();

  constructor(services: CachedPageServices, cache: PageCache, freshness: PageFreshness) {
    this.#services = services;
    this.#cache = cache;
    this.#freshness = freshness;
    this.#compression = new FullCompression(cache, services.log);
  }

  /** The page from the cache, or built; undefined when the site was deleted. */
  async build(request: PageRequest, view: PageView): Promise<CachedResponse | undefined> {
    if (showsNotice(request.pageUrl))
      return this.#resolve(request, view, namesSentForm(request.pageUrl) ? 'if-other' : 'always');
    const key = keyOf(request);
    const known = this.#find(key, view.now);
    if (known) return known;
    const built = this.#once({ key, siteId: request.site.id }, view.client, (client) =>
      this.#resolve(request, { ...view, client }, 'if-other'),
    );
    const older = view.client.isSignedIn ? undefined : this.#cache.findOlder(key, view.now);
    return older ? this.#orOlder(built, older) : built;
  }

  /** Full compression begins at the second request: most invented URLs get only one. */
  compressFully(key: string, response: PreparedResponse): void {
    this.#compression.add(key, response);
  }

  #find(key: string, now: number): CachedResponse | undefined {
    const known = this.#cache.find(key, now);
    if (!known) return undefined;
    this.#services.countPageView('cached', known.siteId);
    this.compressFully(key, known.response);
    return known;
  }

  /** What was built in time, else what was shown before. */
  async #orOlder(
    built: Promise<CachedResponse | undefined>,
    older: CachedResponse,
  ): Promise<CachedResponse | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<CachedResponse>((resolve) => {
      timer = setTimeout(() => resolve(older), MOST_WAIT_MS);
    });
    const orFailed = built.catch((error: unknown) => {
      this.#services.log.warn({ err: error }, 'a page failed, its visitors see it as it was before');
      return older;
    });
    return Promise.race([orFailed, tooLate]).finally(() => clearTimeout(timer));
  }

  /** Concurrent requests for one page share one build, which goes on while any of them waits. */
  #once(
    { key, siteId }: { readonly key: string; readonly siteId: string },
    client: PageClient,
    work: (client: PageClient) => Promise<CachedResponse | undefined>,
  ): Promise<CachedResponse | undefined> {
    const running = this.#building.get(key);
    if (running) {
      this.#services.countPageView('cached', siteId);
      running.clients.push(client);
      return running.page;
    }
    const clients = [client];
    const all = { ...client, isGone: () => clients.every((each) => each.isGone()) };
    const page = work(all).finally(() => this.#building.delete(key));
    this.#building.set(key, { clients, page });
    return page;
  }

  /** The resolved URL may be cached already, at the version that was just read. */
  async #resolve(
    request: PageRequest,
    { now, client }: PageView,
    resolvedFirst: ResolvedFirst,
  ): Promise<CachedResponse | undefined> {
    const page = await this.#services.building.resolve(request, client, resolvedFirst);
    if (!page) return undefined;
    const siteId = request.site.id;
    const key = keyOf(request, page.pageUrl);
    let isBuilt = false;
    const build = (): Promise<CachedResponse> => {
      isBuilt = true;
      return this.#buildAndStore(key, page, { siteId, now });
    };
    try {
      const isOlder = (this.#cache.find(key, now)?.version ?? page.version) < page.version;
      if (isOlder) await this.#freshness.catchUp(siteId, page.version, now);
      return this.#find(key, now) ?? this.#once({ key: `${key} @${page.version}`, siteId }, client, build);
    } finally {
      // Its thread waits for a decision, whatever becomes of the request.
      if (!isBuilt) page.drop();
    }
  }

  async #buildAndStore(
    key: string,
    page: ResolvedPage,
    { siteId, now }: { readonly siteId: string; readonly now: number },
  ): Promise<CachedResponse> {
    const built = await page.build();
    this.#services.countPageView('built', siteId);
    reportCost(this.#services, built, { websiteId: siteId, pageUrl: page.pageUrl });
    this.#freshness.watch(siteId, built.version, now);
    await built.response.compressQuickly();
    if (built.isCacheable) this.#cache.store(key, { ...built, siteId });
    return built;
  }
}
