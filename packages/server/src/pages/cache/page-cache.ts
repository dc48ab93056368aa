import type { PreparedResponse } from '../../http/index.ts';
import type { ChangedCacheTag, CacheTag } from '../../sites/index.ts';
import { SiteChanges } from './site-changes.ts';

export const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/** For so long after it was right for the last time a changed page may still be shown. */
const MOST_OUTDATED_MS = 5_000;

/** What an entry costs beside its bodies: key, headers, map entry. */
const OVERHEAD_BYTES = 1024;

export interface CachedPage {
  readonly response: PreparedResponse;
  readonly siteId: string;
  /** What the page depends on, and the site's version it was read at. */
  readonly cacheTags: readonly CacheTag[];
  readonly version: number;
  /** When the page changes by time alone. */
  readonly changesAt: number;
}

interface Slot extends CachedPage {
  bytes: number;
  /** Requested since the last eviction: it survives the next one. */
  wasUsed: boolean;
  /** When it was found for the last time; 0 if never. */
  foundAt: number;
}

/** Finished responses within a byte budget, evicted least recently used first (second chance). */
export class PageCache {
  readonly #slots = new Map<string, Slot>();
  readonly #changes = new Map<string, SiteChanges>();
  readonly #budget: number;
  #bytes = 0;
  #changeCount = 0;

  constructor(budget: number = PAGE_CACHE_BYTES) {
    this.#budget = budget;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** How often it was told of changed content. */
  get changes(): number {
    return this.#changeCount;
  }

  get size(): number {
    return this.#slots.size;
  }

  find(key: string, now: number): CachedPage | undefined {
    const slot = this.#slots.get(key);
    if (!slot || slot.changesAt <= now || this.#isOutdated(slot)) return undefined;
    slot.wasUsed = true;
    slot.foundAt = now;
    return slot;
  }

  /** What is held under the key, for work on it that nobody waits for; not if it is outdated. */
  peek(key: string): PreparedResponse | undefined {
    const slot = this.#slots.get(key);
    return slot && !this.#isOutdated(slot) ? slot.response : undefined;
  }

  /**
   * The page as it was before its last change, for visitors who would wait long for the new one. When it was changed is
   * not known here, only when it was right: a change may be noticed hours later. What visitors may no longer see is
   * not shown at all.
   */
  findOlder(key: string, now: number): CachedPage | undefined {
    const slot = this.#slots.get(key);
    if (!slot) return undefined;
    const { siteId, version } = slot;
    const isVisible = !this.#isOutdated({ siteId, version, cacheTags: ['access'] });
    if (isVisible && now - slot.foundAt < MOST_OUTDATED_MS) return slot;
    this.#drop(key, slot);
    return undefined;
  }

  /** Stores the page unless one of its cache tags changed while it was built. */
  store(key: string, page: CachedPage): void {
    const old = this.#slots.get(key);
    if (old) this.#drop(key, old);
    const bytes = page.response.bytes + OVERHEAD_BYTES;
    if (bytes > this.#budget || this.#isOutdated(page)) return;
    this.#slots.set(key, { ...page, bytes, wasUsed: false, foundAt: 0 });
    this.#bytes += bytes;
    this.#evict();
  }

  /** Updates the byte count after further compression. An outdated page stays: it may still be shown for a moment. */
  updateSize(key: string): void {
    const slot = this.#slots.get(key);
    if (!slot) return;
    const bytes = slot.response.bytes + OVERHEAD_BYTES;
    this.#bytes += bytes - slot.bytes;
    slot.bytes = bytes;
    this.#evict();
  }

  noteChanges(siteId: string, changed: readonly ChangedCacheTag[]): void {
    if (changed.length > 0) this.#changeCount += 1;
    let changes = this.#changes.get(siteId);
    if (!changes) this.#changes.set(siteId, (changes = new SiteChanges()));
    for (const { tag, version } of changed) changes.note(tag, version);
  }

  #isOutdated({ siteId, cacheTags, version }: Pick<CachedPage, 'siteId' | 'cacheTags' | 'version'>): boolean {
    return this.#changes.get(siteId)?.isAnyNewer(cacheTags, version) ?? false;
  }

  /** Reordering happens at eviction, not at every hit, which is far more frequent. */
  #evict(): void {
    for (const [key, slot] of this.#slots) {
      if (this.#bytes <= this.#budget) return;
      if (slot.wasUsed) {
        slot.wasUsed = false;
        this.#slots.delete(key);
        this.#slots.set(key, slot);
      } else this.#drop(key, slot);
    }
  }

  #drop(key: string, slot: Slot): void {
    this.#slots.delete(key);
    this.#bytes -= slot.bytes;
  }
}
