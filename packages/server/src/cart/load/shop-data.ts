import type { SoldVariant } from '@sitewright/domain/cart';
import { NO_STOCK, type Stock } from '@sitewright/domain/catalogue';
import { pagePermissions } from '@sitewright/domain/pages';
import { completeStoreSettings, type StoreSettings } from '@sitewright/domain/store';
import { canViewPage, type PageAccess, type PageRestriction } from '../../access/index.ts';
import type { Driver } from '../../database/index.ts';
import {
  readFacts,
  readImage,
  type FactsRequest,
  type FactsRow,
  type VariantRow,
} from './shop-data-store.ts';
import { WeighedMemory } from './weighed-memory.ts';

/** What a node remembers of all its shops, and of one of them before it begins anew. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_SHARE = 0.25;

/** What a settled shop costs, what an id does, and what a variant does beside its texts. */
const SHOP_BYTES = 4000;
const ID_BYTES = 100;
const VARIANT_BYTES = 600;
const LETTER_BYTES = 2;

/** What is published about a variant, and when visitors see it. Made once: taking it apart would cost every add. */
interface PublishedVariant {
  readonly published: Omit<SoldVariant, 'stock' | 'isSold'>;
  readonly isRetired: boolean;
  /** Milliseconds; never when nobody may see it. */
  readonly shownFrom: number;
  readonly door: PageRestriction;
}

const shownFrom = ({ itemShownFrom, pageShownFrom, permission }: VariantRow): number =>
  itemShownFrom === null || pageShownFrom === null || permission === pagePermissions.members
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
  door: { collectionId: row.collectionId, permission: row.permission, passwordHash: row.passwordHash },
});

const weigh = (variants: readonly VariantRow[]): number =>
  variants.reduce((sum, row) => sum + VARIANT_BYTES + JSON.stringify(row).length * LETTER_BYTES, 0);

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
  #bytes: number;

  constructor({ version, settings }: FactsRow) {
    this.version = version;
    this.settings = completeStoreSettings(settings);
    this.#bytes = SHOP_BYTES + JSON.stringify(this.settings).length * LETTER_BYTES;
  }

  /** What it takes in memory, about; what is learned twice counts twice. */
  get bytes(): number {
    return this.#bytes;
  }

  learn({ variantIds, itemId }: FactsRequest, { variants }: FactsRow): void {
    for (const id of variantIds) this.#variants.set(id, undefined);
    const known = (variants ?? []).map(publishedVariant);
    for (const variant of known) this.#variants.set(variant.published.variantId, variant);
    this.#bytes += variantIds.length * ID_BYTES + weigh(variants ?? []);
    if (itemId === null) return;
    const sold = known.filter(({ published, isRetired }) => published.itemId === itemId && !isRetired);
    // Ids of nothing are endless, and anybody can send them: they are looked up each time instead.
    if (sold.length === 0) return;
    this.#items.set(
      itemId,
      sold.map(({ published: { variantId, sku } }) => ({ variantId, sku })),
    );
    this.#bytes += (sold.length + 1) * ID_BYTES;
  }

  /** Of what was asked for, that which has still to be read. */
  missing({ variantIds, itemId }: FactsRequest): FactsRequest {
    return {
      variantIds: variantIds.filter((id) => !this.#variants.has(id)),
      itemId: itemId !== null && this.#items.has(itemId) ? null : itemId,
    };
  }

  /** What is sold of an item; undefined when it was never asked for, or nothing is. */
  offersOf(itemId: string): readonly KnownOffer[] | undefined {
    return this.#items.get(itemId);
  }

  /** Whether a visitor may see where it is sold; what went into a cart there stays in it when the page closes again. */
  canViewPage(access: PageAccess, variantId: string): boolean {
    const variant = this.#variants.get(variantId);
    return variant !== undefined && canViewPage(access, variant.door);
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
  readonly #kept: WeighedMemory<ShopFacts>;
  readonly #mostOfOne: number;

  constructor(budget: number = MOST_BYTES) {
    this.#kept = new WeighedMemory(budget);
    this.#mostOfOne = budget * MOST_SHARE;
  }

  get bytes(): number {
    return this.#kept.bytes;
  }

  /** What is known, which may be old: good enough to guess what will be asked for. */
  peek(websiteId: string): ShopFacts | undefined {
    return this.#kept.find(websiteId);
  }

  /** The facts that hold at a version of the site or after it, with all that is needed of them. */
  async complete(driver: Driver, { websiteId, version, needs }: FactsWanted): Promise<ShopFacts> {
    const known = this.#kept.find(websiteId);
    if (!known || known.version !== version || known.bytes > this.#mostOfOne)
      return this.#readAnew(driver, websiteId, needs);
    const missing = known.missing(needs);
    if (missing.variantIds.length === 0 && missing.itemId === null) return known;
    const row = await readFacts(driver, websiteId, missing);
    // The site went on meanwhile: what was known before is of no use with this.
    if (row.version !== known.version) return this.#readAnew(driver, websiteId, needs);
    known.learn(missing, row);
    this.#kept.keep(websiteId, known, known.bytes);
    return known;
  }

  async #readAnew(driver: Driver, websiteId: string, needs: FactsRequest): Promise<ShopFacts> {
    const row = await readFacts(driver, websiteId, needs);
    const facts = new ShopFacts(row);
    facts.learn(needs, row);
    this.#kept.keep(websiteId, facts, facts.bytes);
    return facts;
  }
}
