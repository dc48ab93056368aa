import type { PreparedResponse } from '../../http/index.ts';
import type { ChangedSubject, Subject } from '../../sites/index.ts';
import { SiteChanges } from './site-changes.ts';

export const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/** What an entry costs beside its bodies: key, headers, the map's own slots. */
const OVERHEAD_BYTES = 1024;

export interface CachedPage {
  readonly answer: PreparedResponse;
  readonly siteId: string;
  /** What the page was made of, and the site's version it was read at. */
  readonly subjects: readonly Subject[];
  readonly version: number;
  /** The first moment at which the page would look different by itself. */
  readonly changesAt: number;
}

interface Slot extends CachedPage {
  readonly bytes: number;
  /** Asked for since the last time room was needed: it is spared once. */
  wasUsed: boolean;
}

/** Ready answers within a byte budget; what was not asked for since room was last needed goes first. */
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
      this.#drop(key, slot);
      return undefined;
    }
    slot.wasUsed = true;
    return slot;
  }

  /** Takes the page unless one of its subjects changed while it was being made. */
  keep(key: string, page: CachedPage): void {
    const old = this.#slots.get(key);
    if (old) this.#drop(key, old);
    const bytes = page.answer.bytes + OVERHEAD_BYTES;
    if (bytes > this.#budget || this.#isOutdated(page)) return;
    this.#slots.set(key, { ...page, bytes, wasUsed: false });
    this.#bytes += bytes;
    this.#makeRoom();
  }

  /** Counts again after an answer was compressed further. */
  weigh(key: string): void {
    const slot = this.#slots.get(key);
    if (slot) this.keep(key, slot);
  }

  noteChanges(siteId: string, changed: readonly ChangedSubject[]): void {
    let changes = this.#changes.get(siteId);
    if (!changes) this.#changes.set(siteId, (changes = new SiteChanges()));
    for (const { subject, version } of changed) changes.note(subject, version);
  }

  #isOutdated({ siteId, subjects, version }: CachedPage): boolean {
    return this.#changes.get(siteId)?.isAnyNewer(subjects, version) ?? false;
  }

  /** Reordering happens here and not at every hit, which is many times more frequent. */
  #makeRoom(): void {
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
