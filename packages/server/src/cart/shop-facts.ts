import type { SoldVariant } from '@sitewright/domain/cart';
import { NO_STOCK, type Stock } from '@sitewright/domain/catalogue';
import { completeStoreSettings, type StoreSettings } from '@sitewright/domain/store';
import type { Driver } from '../database/index.ts';
import { readFacts, readImage, type FactsRequest, type FactsRow, type VariantRow } from './facts-store.ts';

/** Sites and variants that a node remembers; what was not asked for longest goes first. */
const MOST_SITES = 200;
const MOST_VARIANTS = 20_000;

/** Guests see and buy from public pages and from those with a password, not from those for members. */
const MOST_PERMISSION = 2;

/** What is published about a variant, and when visitors see it. Made once: taking it apart would cost every add. */
interface PublishedVariant {
  readonly published: Omit<SoldVariant, 'stock' | 'isSold'>;
  readonly isRetired: boolean;
  /** Milliseconds; never when it is not for guests. */
  readonly shownFrom: number;
}

const shownFrom = ({ itemShownFrom, pageShownFrom, permission }: VariantRow): number =>
  itemShownFrom === null || pageShownFrom === null || permission > MOST_PERMISSION
    ? Number.POSITIVE_INFINITY
    : Math.max(itemShownFrom, pageShownFrom);

const publishedVariant = (row: VariantRow): PublishedVariant => ({
  published: {
    itemId: row.itemId,
    variantId: row.variantId,
    sku: row.sku,
    title: row.title,
    fullUrl: row.fullUrl,
    productType: row.productType,
    attributes: row.attributes,
    optionOrdering: row.optionOrdering,
    price: row.price,
    salePrice: row.salePrice ?? undefined,
    onSale: row.onSale,
    isSubscribable: row.isSubscribable,
    form: row.form ?? undefined,
    image: readImage(row.image),
  },
  isRetired: row.isRetired,
  shownFrom: shownFrom(row),
});

export interface KnownOffer {
  readonly variantId: string;
  readonly sku: string;
}

/**
 * What one state of a site publishes about its products and how it sells. Every publication makes another version of
 * the site, in its own transaction: as long as the version is the same, what is remembered is what the tables hold.
 */
export class ShopFacts {
  readonly version: number;
  readonly settings: StoreSettings;
  /** Undefined stands for what was asked for and is not there. */
  readonly #variants = new Map<string, PublishedVariant | undefined>();
  readonly #items = new Map<string, readonly KnownOffer[]>();

  constructor({ version, settings }: FactsRow) {
    this.version = version;
    this.settings = completeStoreSettings(settings);
  }

  get size(): number {
    return this.#variants.size;
  }

  learn({ variantIds, itemId }: FactsRequest, { variants }: FactsRow): void {
    for (const id of variantIds) this.#variants.set(id, undefined);
    const known = (variants ?? []).map(publishedVariant);
    for (const variant of known) this.#variants.set(variant.published.variantId, variant);
    if (itemId === null) return;
    const sold = known.filter(({ published, isRetired }) => published.itemId === itemId && !isRetired);
    this.#items.set(
      itemId,
      sold.map(({ published: { variantId, sku } }) => ({ variantId, sku })),
    );
  }

  /** Of what was asked for, that which has still to be read. */
  missing({ variantIds, itemId }: FactsRequest): FactsRequest {
    return {
      variantIds: variantIds.filter((id) => !this.#variants.has(id)),
      itemId: itemId !== null && this.#items.has(itemId) ? null : itemId,
    };
  }

  /** What is sold of an item; undefined when it was never asked for. */
  offersOf(itemId: string): readonly KnownOffer[] | undefined {
    return this.#items.get(itemId);
  }

  find(variantId: string, stock: Stock | undefined, now: Date): SoldVariant | undefined {
    const variant = this.#variants.get(variantId);
    if (!variant) return undefined;
    const isSold = !variant.isRetired && variant.shownFrom <= now.getTime();
    return { ...variant.published, stock: stock ?? NO_STOCK, isSold };
  }
}

export interface FactsWanted {
  readonly websiteId: string;
  /** Of the site, at which they must hold. */
  readonly version: number;
  readonly needs: FactsRequest;
}

/** Remembers, for each site, the facts of its latest version. */
export class FactsLibrary {
  readonly #kept = new Map<string, ShopFacts>();

  /** What is known, which may be old: good enough to guess what will be asked for. */
  peek(websiteId: string): ShopFacts | undefined {
    return this.#kept.get(websiteId);
  }

  /** The facts that hold at a version of the site or after it, with all that is needed of them. */
  async complete(driver: Driver, { websiteId, version, needs }: FactsWanted): Promise<ShopFacts> {
    const known = this.#kept.get(websiteId);
    if (!known || known.version !== version || known.size >= MOST_VARIANTS)
      return this.#readAnew(driver, websiteId, needs);
    const missing = known.missing(needs);
    if (missing.variantIds.length === 0 && missing.itemId === null) return known;
    const row = await readFacts(driver, websiteId, missing);
    // The site went on meanwhile: what was known before is of no use with this.
    if (row.version !== known.version) return this.#readAnew(driver, websiteId, needs);
    known.learn(missing, row);
    return known;
  }

  async #readAnew(driver: Driver, websiteId: string, needs: FactsRequest): Promise<ShopFacts> {
    const row = await readFacts(driver, websiteId, needs);
    const facts = new ShopFacts(row);
    facts.learn(needs, row);
    this.#keep(websiteId, facts);
    return facts;
  }

  #keep(websiteId: string, facts: ShopFacts): void {
    this.#kept.delete(websiteId);
    this.#kept.set(websiteId, facts);
    const oldest = this.#kept.size > MOST_SITES ? this.#kept.keys().next().value : undefined;
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}
