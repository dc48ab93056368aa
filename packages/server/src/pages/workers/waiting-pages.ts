import { FairQueue, type QueueLimits, type WaitingWork } from '../../fair-queue/index.ts';

const MOST_REMEMBERED = 1_000;

/** Pages that wait to be built. The site that has taken least time comes first. */
export class WaitingPages<Page extends WaitingWork> {
  readonly #queue: FairQueue<Page>;
  /** Milliseconds that pages of a site took. */
  readonly #spent = new Map<string, number>();
  /** What the site had spent whose page was taken last: a site that comes back does not catch up on its idle time. */
  #level = 0;

  constructor(limits: QueueLimits) {
    this.#queue = new FairQueue(limits);
  }

  get count(): number {
    return this.#queue.count;
  }

  get pages(): Page[] {
    return this.#queue.all;
  }

  /** What waits longest of such sites. */
  oldest(isSuch: (siteId: string) => boolean): Page | undefined {
    return this.#queue.oldest(isSuch);
  }

  /** Adds a page and returns those that are refused for it, perhaps the page itself. */
  add(page: Page): Page[] {
    const { siteId } = page;
    if (!this.#queue.has(siteId)) this.#remember(siteId, this.#spentAtLeastLevel(siteId));
    return this.#queue.add(page);
  }

  /** The next page of a site that may have one now. */
  take(mayHave: (siteId: string) => boolean): Page | undefined {
    const page = this.#queue.take((siteId) => (mayHave(siteId) ? this.#spentOf(siteId) : undefined));
    if (page) this.#level = Math.max(this.#level, this.#spentOf(page.siteId));
    return page;
  }

  /** The page waits no longer. */
  remove(page: Page): void {
    this.#queue.remove(page);
  }

  /** Whether pages of such a site wait. */
  some(isSuch: (siteId: string) => boolean): boolean {
    return this.#queue.some(isSuch);
  }

  /** A page of the site took so long. */
  spend(siteId: string, milliseconds: number): void {
    const spent = this.#queue.has(siteId) ? this.#spentOf(siteId) : this.#spentAtLeastLevel(siteId);
    this.#remember(siteId, spent + milliseconds);
  }

  #remember(siteId: string, spent: number): void {
    this.#spent.set(siteId, spent);
    if (this.#spent.size > MOST_REMEMBERED) this.#forgetSettled();
  }

  #spentOf(siteId: string): number {
    return this.#spent.get(siteId) ?? this.#level;
  }

  #spentAtLeastLevel(siteId: string): number {
    return Math.max(this.#spentOf(siteId), this.#level);
  }

  /** Those that have no more than the level begin at it anyway. */
  #forgetSettled(): void {
    for (const [siteId, spent] of this.#spent)
      if (spent <= this.#level && !this.#queue.has(siteId)) this.#spent.delete(siteId);
    if (this.#spent.size > MOST_REMEMBERED) this.#spent.clear();
  }
}
