import type { ReadyAnswer } from '../../http/index.ts';
import type { MadePage } from '../making/made-page.ts';
import { makePage, type PageServices, type WantedPage } from '../making/make-page.ts';
import type { PageCache } from './page-cache.ts';
import type { PageFreshness } from './page-freshness.ts';

/** Makes pages and puts them into the cache. */
export class PageKeeper {
  readonly #services: PageServices;
  readonly #cache: PageCache;
  readonly #freshness: PageFreshness;
  readonly #making = new Map<string, Promise<MadePage | undefined>>();

  constructor(services: PageServices, cache: PageCache, freshness: PageFreshness) {
    this.#services = services;
    this.#cache = cache;
    this.#freshness = freshness;
  }

  /** A page that many ask for at once is made once. */
  make(key: string, wanted: WantedPage, now: number): Promise<MadePage | undefined> {
    const running = this.#making.get(key);
    if (running) return running;
    const started = this.#makeAndKeep(key, wanted, now).finally(() => this.#making.delete(key));
    this.#making.set(key, started);
    return started;
  }

  /** Packed as small as it gets once a page is asked for again: most invented addresses never are. */
  finish(key: string, answer: ReadyAnswer): void {
    if (answer.isFinished) return;
    answer.compressFully().then(
      () => this.#cache.weigh(key),
      (error: unknown) => this.#services.log.warn({ err: error }, 'a page could not be compressed'),
    );
  }

  async #makeAndKeep(key: string, wanted: WantedPage, now: number): Promise<MadePage | undefined> {
    const made = await makePage(this.#services, wanted);
    if (!made) return undefined;
    const siteId = wanted.site.id;
    this.#freshness.watch(siteId, made.version, now);
    await made.answer.compressQuickly();
    if (made.isKept) this.#cache.keep(key, { ...made, siteId });
    return made;
  }
}
