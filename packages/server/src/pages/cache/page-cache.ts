import type { PreparedResponse } from '../../http/index.ts';
import type { ChangedCacheTag, CacheTag } from '../../sites/index.ts';
import { SiteChanges } from './site-changes.ts';

export const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/** A page that was changed or locked is shown for no longer. */
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
  readonly bytes: number;
  /** Requested since the last eviction: it survives the next one. */
  wasUsed: boolean;
  /** When it was noticed that it is no longer the page. */
  outdatedSince?: number;
}

/** Finished responses within a byte budget, evicted least recently used first (second chance). */
export class PageCache {
  readonly #slots = new Map<string, Slot>();
  readonly #changes = new Map<string, SiteChanges>();
  readonly #budget: number;
  #bytes = 0;

  constructor(budget: number = PAGE_CACHE_BYTES) {
    this.#budget = budget;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#slots.size;
  }

  find(key: string, now: number): CachedPage | undefined {
    const slot = this.#slots.get(key);
    if (!slot) return undefined;
    if (slot.changesAt <= now || this.#isOutdated(slot)) {
      slot.outdatedSince ??= now;
      return undefined;
    }
    slot.wasUsed = true;
    return slot;
  }

  /** The page as it was before its last change, for visitors who would wait long for the new one. */
  findOlder(key: string, now: number): CachedPage | undefined {
    const slot = this.#slots.get(key);
    if (slot?.outdatedSince === undefined) return undefined;
    if (now - slot.outdatedSince < MOST_OUTDATED_MS) return slot;
    this.#drop(key, slot);
    return undefined;
  }

  /** Stores the page unless one of its cache tags changed while it was built. */
  store(key: string, page: CachedPage): void {
    const old = this.#slots.get(key);
    if (old) this.#drop(key, old);
    const bytes = page.response.bytes + OVERHEAD_BYTES;
    if (bytes > this.#budget || this.#isOutdated(page)) return;
    this.#slots.set(key, { ...page, bytes, wasUsed: false });
    this.#bytes += bytes;
    this.#evict();
  }

  /** Updates the byte count after further compression. */
  updateSize(key: string): void {
    const slot = this.#slots.get(key);
    if (slot) this.store(key, slot);
  }

  noteChanges(siteId: string, changed: readonly ChangedCacheTag[]): void {
    let changes = this.#changes.get(siteId);
    if (!changes) this.#changes.set(siteId, (changes = new SiteChanges()));
    for (const { tag, version } of changed) changes.note(tag, version);
  }

  #isOutdated({ siteId, cacheTags, version }: CachedPage): boolean {
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
