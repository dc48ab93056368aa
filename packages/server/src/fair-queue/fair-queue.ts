/** Work that waits for its turn. */
export interface WaitingWork {
  readonly siteId: string;
  readonly client: {
    /** Of the client's network; empty for work of the program itself, which is never refused. */
    readonly address: string;
    /** Whether they have a cart or are signed in. */
    readonly isKnown: boolean;
  };
}

export interface QueueLimits {
  /** Of all sites together. */
  readonly most: number;
  /** Of one address at one site. */
  readonly mostOfAddress: number;
}

/** Of these many of an address one with a cart or a session comes before others: anybody can invent a cookie. */
const MOST_FIRST = 4;

/** The work of one address, oldest first. */
interface AddressWork<Work> {
  readonly first: Work[];
  readonly others: Work[];
}

const NO_ADDRESS = '';

const countOf = ({ first, others }: AddressWork<unknown>): number => first.length + others.length;

/** Of addresses with as much work those without a cart or a session, then those whose turn is last. */
const isDroppedFirst = (later: AddressWork<unknown>, earlier: AddressWork<unknown>): boolean =>
  countOf(later) > countOf(earlier) ||
  (countOf(later) === countOf(earlier) && later.first.length <= earlier.first.length);

class SiteWork<Work extends WaitingWork> {
  /** The address whose turn is next comes first. */
  readonly #addresses = new Map<string, AddressWork<Work>>();
  count = 0;

  countOf(address: string): number {
    const work = this.#addresses.get(address);
    return work ? countOf(work) : 0;
  }

  /** How much of it may be refused. */
  get refusable(): number {
    return this.count - this.countOf(NO_ADDRESS);
  }

  add(added: Work): void {
    const { address, isKnown } = added.client;
    let work = this.#addresses.get(address);
    if (!work) this.#addresses.set(address, (work = { first: [], others: [] }));
    (isKnown && work.first.length < MOST_FIRST ? work.first : work.others).push(added);
    this.count += 1;
  }

  /** What is next: of people with a cart or a session, then of others, each address in turn. */
  take(): Work | undefined {
    const [address, work] = this.#nextAddress() ?? [];
    if (address === undefined || !work) return undefined;
    const taken = work.first.shift() ?? work.others.shift();
    this.#addresses.delete(address);
    if (countOf(work) > 0) this.#addresses.set(address, work);
    this.count -= 1;
    return taken;
  }

  #nextAddress(): [string, AddressWork<Work>] | undefined {
    let next: [string, AddressWork<Work>] | undefined;
    for (const entry of this.#addresses) {
      if (entry[1].first.length > 0) return entry;
      next ??= entry;
    }
    return next;
  }

  remove(removed: Work): void {
    const { address } = removed.client;
    const work = this.#addresses.get(address);
    if (!work) return;
    const isLeft = (each: Work): boolean => each !== removed;
    const left = { first: work.first.filter(isLeft), others: work.others.filter(isLeft) };
    this.count -= countOf(work) - countOf(left);
    if (countOf(left) > 0) this.#addresses.set(address, left);
    else this.#addresses.delete(address);
  }

  /** The newest of the address that has most. */
  dropOne(): Work | undefined {
    const [address, work] = [...this.#addresses]
      .filter(([each]) => each !== NO_ADDRESS)
      .reduce((a, b) => (isDroppedFirst(b[1], a[1]) ? b : a));
    const dropped = work.others.pop() ?? work.first.pop();
    if (countOf(work) === 0) this.#addresses.delete(address);
    this.count -= 1;
    return dropped;
  }
}

/**
 * Work that waits. Of the sites the one with the lowest rank comes first, of several the one that has waited longest, and
 * within it each address in turn. What is too much is refused to those who have most.
 */
export class FairQueue<Work extends WaitingWork> {
  readonly #sites = new Map<string, SiteWork<Work>>();
  readonly #limits: QueueLimits;
  /** In the order in which it came. */
  readonly #waiting = new Set<Work>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#waiting.size;
  }

  get all(): Work[] {
    return [...this.#waiting];
  }

  /** What waits longest of such sites. */
  oldest(isSuch: (siteId: string) => boolean): Work | undefined {
    for (const work of this.#waiting) if (isSuch(work.siteId)) return work;
    return undefined;
  }

  /** Whether work of the site waits. */
  has(siteId: string): boolean {
    return this.#sites.has(siteId);
  }

  /** Whether work of such a site waits. */
  some(isSuch: (siteId: string) => boolean): boolean {
    for (const siteId of this.#sites.keys()) if (isSuch(siteId)) return true;
    return false;
  }

  /** Adds work and returns what is refused for it, perhaps the work itself. */
  add(work: Work): Work[] {
    const { siteId, client } = work;
    let site = this.#sites.get(siteId);
    const isOverLimit = site && site.countOf(client.address) >= this.#limits.mostOfAddress;
    if (isOverLimit && client.address !== NO_ADDRESS) return [work];
    if (!site) this.#sites.set(siteId, (site = new SiteWork()));
    site.add(work);
    this.#waiting.add(work);
    return this.count > this.#limits.most && this.#refusable > this.#limits.most ? this.#dropOne() : [];
  }

  /** What is next of the site with the lowest rank; one without a rank may have nothing now. */
  take(rankOf: (siteId: string) => number | undefined): Work | undefined {
    let best: { siteId: string; site: SiteWork<Work>; rank: number } | undefined;
    for (const [siteId, site] of this.#sites) {
      const rank = rankOf(siteId);
      if (rank !== undefined && (!best || rank < best.rank)) best = { siteId, site, rank };
    }
    if (!best) return undefined;
    const work = best.site.take();
    if (work) this.#waiting.delete(work);
    this.#forgetEmpty(best.siteId, best.site);
    return work;
  }

  /** The work waits no longer. */
  remove(work: Work): void {
    const { siteId } = work;
    const site = this.#sites.get(siteId);
    if (!site) return;
    site.remove(work);
    this.#waiting.delete(work);
    this.#forgetEmpty(siteId, site);
  }

  get #refusable(): number {
    let sum = 0;
    for (const { refusable } of this.#sites.values()) sum += refusable;
    return sum;
  }

  #dropOne(): Work[] {
    let [siteId, most] = ['', undefined as SiteWork<Work> | undefined];
    for (const [id, site] of this.#sites)
      if (!most || site.refusable > most.refusable) [siteId, most] = [id, site];
    const dropped = most?.dropOne();
    if (!most || !dropped) return [];
    this.#waiting.delete(dropped);
    this.#forgetEmpty(siteId, most);
    return [dropped];
  }

  #forgetEmpty(siteId: string, site: SiteWork<Work>): void {
    if (site.count === 0) this.#sites.delete(siteId);
  }
}
