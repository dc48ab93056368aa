import type { PageClient } from '../build/page-building.ts';

/** A page that waits for its turn. */
export interface WaitingPage {
  readonly siteId: string;
  readonly client: Pick<PageClient, 'address' | 'isKnown'>;
}

export interface WaitingLimits {
  /** Of all sites together. */
  readonly most: number;
  /** Of one address at one site. */
  readonly mostOfAddress: number;
}

/** Of these many pages of an address one with a cart or a session comes before others: anybody can invent a cookie. */
const MOST_FIRST = 4;

/** The pages of one address, oldest first. */
interface AddressPages<Page> {
  readonly first: Page[];
  readonly others: Page[];
}

const countOf = ({ first, others }: AddressPages<unknown>): number => first.length + others.length;

/** Of addresses with as many pages those without a cart or a session, then those whose turn is last. */
const isDroppedFirst = (later: AddressPages<unknown>, earlier: AddressPages<unknown>): boolean =>
  countOf(later) > countOf(earlier) ||
  (countOf(later) === countOf(earlier) && later.first.length <= earlier.first.length);

class SitePages<Page extends WaitingPage> {
  /** The address whose turn is next comes first. */
  readonly #addresses = new Map<string, AddressPages<Page>>();
  count = 0;
  /** Milliseconds that pages of this site took, as of the others that wait. */
  spent: number;

  constructor(spent: number) {
    this.spent = spent;
  }

  countOf(address: string): number {
    const pages = this.#addresses.get(address);
    return pages ? countOf(pages) : 0;
  }

  add(page: Page): void {
    const { address, isKnown } = page.client;
    let pages = this.#addresses.get(address);
    if (!pages) this.#addresses.set(address, (pages = { first: [], others: [] }));
    (isKnown && pages.first.length < MOST_FIRST ? pages.first : pages.others).push(page);
    this.count += 1;
  }

  /** The next page: of people with a cart or a session, then of others, each address in turn. */
  take(): Page | undefined {
    const entries = [...this.#addresses];
    const [address, pages] = entries.find(([, { first }]) => first.length > 0) ?? entries[0] ?? [];
    if (address === undefined || !pages) return undefined;
    const page = pages.first.shift() ?? pages.others.shift();
    this.#addresses.delete(address);
    if (countOf(pages) > 0) this.#addresses.set(address, pages);
    this.count -= 1;
    return page;
  }

  get pages(): Page[] {
    return [...this.#addresses.values()].flatMap(({ first, others }) => [...first, ...others]);
  }

  remove(page: Page): void {
    const { address } = page.client;
    const pages = this.#addresses.get(address);
    if (!pages) return;
    const isLeft = (each: Page): boolean => each !== page;
    const left = { first: pages.first.filter(isLeft), others: pages.others.filter(isLeft) };
    this.count -= countOf(pages) - countOf(left);
    if (countOf(left) > 0) this.#addresses.set(address, left);
    else this.#addresses.delete(address);
  }

  /** The newest page of the address that has most. */
  dropOne(): Page | undefined {
    const [address, pages] = [...this.#addresses].reduce((a, b) => (isDroppedFirst(b[1], a[1]) ? b : a));
    const page = pages.others.pop() ?? pages.first.pop();
    if (countOf(pages) === 0) this.#addresses.delete(address);
    this.count -= 1;
    return page;
  }
}

/**
 * Pages that wait to be built. The site that has taken least time comes first, and within it each address in turn. What
 * is too much is refused to those who have most.
 */
export class WaitingPages<Page extends WaitingPage> {
  readonly #sites = new Map<string, SitePages<Page>>();
  readonly #spent = new Map<string, number>();
  readonly #limits: WaitingLimits;
  #count = 0;
  /** What the site had spent whose page was taken last: a site that comes back does not catch up on its idle time. */
  #level = 0;

  constructor(limits: WaitingLimits) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#count;
  }

  /** Adds a page and returns those that are refused for it, perhaps the page itself. */
  add(page: Page): Page[] {
    const { siteId, client } = page;
    let site = this.#sites.get(siteId);
    if (site && site.countOf(client.address) >= this.#limits.mostOfAddress) return [page];
    if (!site)
      this.#sites.set(siteId, (site = new SitePages(Math.max(this.#spent.get(siteId) ?? 0, this.#level))));
    site.add(page);
    this.#count += 1;
    return this.#count > this.#limits.most ? this.#dropOne() : [];
  }

  /** The next page of a site that may have one now. */
  take(mayHave: (siteId: string) => boolean): Page | undefined {
    let best: [string, SitePages<Page>] | undefined;
    for (const entry of this.#sites)
      if ((!best || entry[1].spent < best[1].spent) && mayHave(entry[0])) best = entry;
    if (!best) return undefined;
    const [siteId, site] = best;
    this.#level = Math.max(this.#level, site.spent);
    const page = site.take();
    this.#count -= 1;
    this.#forgetEmpty(siteId, site);
    return page;
  }

  get pages(): Page[] {
    return [...this.#sites.values()].flatMap(({ pages }) => pages);
  }

  /** The page waits no longer. */
  remove(page: Page): void {
    const { siteId } = page;
    const site = this.#sites.get(siteId);
    if (!site) return;
    this.#count -= site.count;
    site.remove(page);
    this.#count += site.count;
    this.#forgetEmpty(siteId, site);
  }

  /** Whether pages of such a site wait. */
  some(isSuch: (siteId: string) => boolean): boolean {
    for (const siteId of this.#sites.keys()) if (isSuch(siteId)) return true;
    return false;
  }

  /** A page of the site took so long. */
  spend(siteId: string, milliseconds: number): void {
    const site = this.#sites.get(siteId);
    if (site) site.spent += milliseconds;
    else this.#spent.set(siteId, Math.max(this.#spent.get(siteId) ?? 0, this.#level) + milliseconds);
    if (this.#spent.size > MOST_REMEMBERED) this.#forgetSettled();
  }

  #dropOne(): Page[] {
    let [siteId, most] = ['', undefined as SitePages<Page> | undefined];
    for (const [id, site] of this.#sites) if (!most || site.count > most.count) [siteId, most] = [id, site];
    const dropped = most?.dropOne();
    if (!most || !dropped) return [];
    this.#count -= 1;
    this.#forgetEmpty(siteId, most);
    return [dropped];
  }

  #forgetEmpty(siteId: string, site: SitePages<Page>): void {
    if (site.count > 0) return;
    this.#sites.delete(siteId);
    this.#spent.set(siteId, site.spent);
  }

  /** Those that have no more than the level begin at it anyway. */
  #forgetSettled(): void {
    for (const [siteId, spent] of this.#spent) if (spent <= this.#level) this.#spent.delete(siteId);
    if (this.#spent.size > MOST_REMEMBERED) this.#spent.clear();
  }
}

const MOST_REMEMBERED = 1_000;
