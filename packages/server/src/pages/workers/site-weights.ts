import { LRUCache } from 'lru-cache';

/** Pages that render for so long on the average are built one at a time. */
const HEAVY_MS = 100;
/** How much one page counts in the average. */
const SHARE = 0.2;
/** One page that takes so long is enough: what waits beside it has waited long enough. The first of a thread takes less. */
const HEAVY_PAGE_MS = HEAVY_MS / SHARE;
/** More of one page does not count: a quick one after it makes the site light again. */
const MOST_OF_PAGE_MS = HEAVY_PAGE_MS * 1.2;
/** For so long the pages of a site that ended a thread, or may have, are built alone. */
const ALONE_MS = 60_000;
/** Pages of a site that render no longer than this may be built several at once. */
const QUICK_MS = 25;
const MOST_SITES = 2_000;

interface Weight {
  averageMs: number;
  /** One of its pages was on a thread that ended. */
  suspectUntil: number;
  /** One of its pages ended a thread on which there was no other. */
  aloneUntil: number;
}

/** Which sites have pages that keep a thread busy for long. */
export class SiteWeights {
  readonly #weights = new LRUCache<string, Weight>({ max: MOST_SITES });

  isHeavy(siteId: string, now: number): boolean {
    const weight = this.#weights.get(siteId);
    if (!weight) return false;
    return weight.averageMs > HEAVY_MS || Math.max(weight.suspectUntil, weight.aloneUntil) > now;
  }

  /** Whether a thread may have several pages of the site: until one was measured, the first may block the others. */
  isQuick(siteId: string): boolean {
    return (this.#weights.get(siteId)?.averageMs ?? Infinity) <= QUICK_MS;
  }

  noteRendered(siteId: string, milliseconds: number): void {
    const weight = this.#weightOf(siteId);
    weight.averageMs += (Math.min(milliseconds, MOST_OF_PAGE_MS) - weight.averageMs) * SHARE;
  }

  suspect(siteId: string, now: number): void {
    this.#weightOf(siteId).suspectUntil = now + ALONE_MS;
  }

  /** A page was built alone: it was another site's that ended the thread they shared. */
  noteBuiltAlone(siteId: string): void {
    this.#weightOf(siteId).suspectUntil = 0;
  }

  noteEndedAlone(siteId: string, now: number): void {
    this.#weightOf(siteId).aloneUntil = now + ALONE_MS;
  }

  #weightOf(siteId: string): Weight {
    const known = this.#weights.get(siteId);
    if (known) return known;
    const weight = { averageMs: 0, suspectUntil: 0, aloneUntil: 0 };
    this.#weights.set(siteId, weight);
    return weight;
  }
}
