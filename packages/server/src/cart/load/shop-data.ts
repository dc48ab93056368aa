import { LRUCache } from 'lru-cache';
import type { FundInCart, SoldVariant } from '@sitewright/domain/cart';
import { gramsOf, NO_STOCK, type Stock } from '@sitewright/domain/catalogue';
import type { Discount } from '@sitewright/domain/discounts';
import { pagePermissions } from '@sitewright/domain/pages';
import type { FeatureSwitches } from '@sitewright/domain/features';
import {
  completeStoreSettings,
  formInEffect,
  sellsProduct,
  settingsInEffect,
  type StoreSettings,
} from '@sitewright/domain/store';
import { canViewPage, type PageAccess, type PageRestriction } from '../../page-access/index.ts';
import type { Driver } from '../../database/index.ts';
import {
  readCartProducts,
  readImage,
  type ShopDataRequest,
  type ShopDataRow,
  type VariantRow,
} from './cart-products-store.ts';

/** For all shops together; a shop that exceeds its share is reloaded from scratch. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_SHARE = 0.25;

/** Estimated sizes: of a shop, of an id, and of a variant without its texts. */
const SHOP_BYTES = 4200;
const ID_BYTES = 100;
const VARIANT_BYTES = 600;
const CHARACTER_BYTES = 2;

/** A published variant with its visibility. Built once per version of the site: building it at every add is too slow. */
interface PublishedVariant {
  readonly published: Omit<SoldVariant, 'stock' | 'isSold'>;
  readonly isRetired: boolean;
  readonly allowsBackorder: boolean;
  /** Milliseconds; infinity where it is never visible. */
  readonly shownFrom: number;
  readonly door: PageRestriction;
  /** As it was last found. Most requests find it unchanged, and copying it is a large part of an add. */
  found?: FoundVariant;
}

interface FoundVariant {
  readonly features: FeatureSwitches;
  readonly stock: Stock;
  readonly variant: SoldVariant;
}

/** Where and when a variant is to be sold. */
interface Sale {
  readonly now: Date;
  readonly features: FeatureSwitches;
}

const isSameStock = (one: Stock, other: Stock): boolean =>
  one.isUnlimited === other.isUnlimited && one.quantity === other.quantity;

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
    subscriptionPlan: row.subscriptionPlan ?? undefined,
    form: row.form ?? undefined,
    image: readImage(row.image),
    quantityRules: row.quantityRules ?? undefined,
    ...(row.taxClass ? { taxClass: row.taxClass } : {}),
    categories: row.categories ?? [],
    unitMeasure: row.measures?.unitMeasure,
    grams: gramsOf(row.measures?.shippingWeight ?? null),
  },
  isRetired: row.isRetired,
  allowsBackorder: row.allowBackorder,
  shownFrom: shownFrom(row),
  door: { collectionId: row.collectionId, permission: row.permission, passwordHash: row.passwordHash },
});

const sizeOf = (variants: readonly VariantRow[]): number =>
  variants.reduce((sum, row) => sum + VARIANT_BYTES + JSON.stringify(row).length * CHARACTER_BYTES, 0);

export interface KnownOffer {
  readonly variantId: string;
  readonly sku: string;
}

/**
 * Products and store settings of one version of a site. Every publication increments the version in its own
 * transaction: as long as the version is the same, the cached data equals the tables.
 */
export class ShopData {
  readonly version: number;
  readonly #settings: StoreSettings;
  #settingsInEffect: { readonly features: FeatureSwitches; readonly settings: StoreSettings } | undefined;
  readonly automaticDiscounts: readonly Discount[];
  readonly hasDiscounts: boolean;
  /** Those that take donations. */
  readonly funds: readonly FundInCart[];
  /** Undefined for variants that were looked up and do not exist. */
  readonly #variants = new Map<string, PublishedVariant | undefined>();
  readonly #items = new Map<string, readonly KnownOffer[]>();
  #bytes: number;

  constructor({ version, settings, automaticDiscounts, hasDiscounts, funds }: ShopDataRow) {
    this.version = version;
    this.#settings = completeStoreSettings(settings);
    this.automaticDiscounts = automaticDiscounts ?? [];
    this.hasDiscounts = hasDiscounts;
    this.funds = (funds ?? []).map((fund) => ({ ...fund, image: readImage(fund.image) }));
    const texts = JSON.stringify([this.#settings, this.automaticDiscounts, this.funds]);
    this.#bytes = SHOP_BYTES + texts.length * CHARACTER_BYTES;
  }

  /** Estimated size in memory; a variant that is added twice counts twice. */
  get bytes(): number {
    return this.#bytes;
  }

  add({ variantIds, itemId }: ShopDataRequest, { variants }: ShopDataRow): void {
    for (const id of variantIds) this.#variants.set(id, undefined);
    const known = (variants ?? []).map(publishedVariant);
    for (const variant of known) this.#variants.set(variant.published.variantId, variant);
    this.#bytes += variantIds.length * ID_BYTES + sizeOf(variants ?? []);
    if (itemId === null) return;
    const sold = known.filter(({ published, isRetired }) => published.itemId === itemId && !isRetired);
    // Not cached: anyone can send any number of unknown ids.
    if (sold.length === 0) return;
    this.#items.set(
      itemId,
      sold.map(({ published: { variantId, sku } }) => ({ variantId, sku })),
    );
    this.#bytes += (sold.length + 1) * ID_BYTES;
  }

  /** The part of a request that is not loaded yet. */
  missing({ variantIds, itemId }: ShopDataRequest): ShopDataRequest {
    return {
      variantIds: variantIds.filter((id) => !this.#variants.has(id)),
      itemId: itemId !== null && this.#items.has(itemId) ? null : itemId,
    };
  }

  /** The variants of an item that are for sale; undefined where the item is not loaded or sells nothing. */
  sellableVariantsOf(itemId: string): readonly KnownOffer[] | undefined {
    return this.#items.get(itemId);
  }

  /** Whether the visitor may open the page that sells it. Checked when adding: later a locked page removes nothing. */
  canViewPage(access: PageAccess, variantId: string): boolean {
    const variant = this.#variants.get(variantId);
    return variant !== undefined && canViewPage(access, variant.door);
  }

  /** A product that the features of the site leave out is not sold, also where it is in a cart already. */
  find(variantId: string, stock: Stock = NO_STOCK, { now, features }: Sale): SoldVariant | undefined {
    const known = this.#variants.get(variantId);
    if (!known) return undefined;
    const { published, isRetired, allowsBackorder, found } = known;
    const isSold = !isRetired && known.shownFrom <= now.getTime() && sellsProduct(published, features);
    if (found?.features === features && found.variant.isSold === isSold && isSameStock(found.stock, stock))
      return found.variant;
    const variant = {
      ...published,
      stock: allowsBackorder ? { ...stock, allowsBackorder } : stock,
      isSold,
      form: published.form && formInEffect(published.form, features),
    };
    known.found = { features, stock, variant };
    return variant;
  }

  settingsInEffect(features: FeatureSwitches): StoreSettings {
    if (this.#settingsInEffect?.features !== features)
      this.#settingsInEffect = { features, settings: settingsInEffect(this.#settings, features) };
    return this.#settingsInEffect.settings;
  }
}

export interface ShopDataQuery {
  readonly websiteId: string;
  /** The version of the site that the data must have. */
  readonly version: number;
  readonly request: ShopDataRequest;
}

/** The data of each site at its latest version. */
export class ShopDataCache {
  readonly #cache: LRUCache<string, ShopData>;
  readonly #maxBytesOfSite: number;

  constructor(maxBytes: number = MAX_BYTES) {
    this.#cache = new LRUCache({ maxSize: maxBytes, maxEntrySize: maxBytes });
    this.#maxBytesOfSite = maxBytes * MAX_SHARE;
  }

  get bytes(): number {
    return this.#cache.calculatedSize;
  }

  /** The cached data, which may be outdated: enough to guess which stock levels to read. */
  peek(websiteId: string): ShopData | undefined {
    return this.#cache.get(websiteId);
  }

  /** Data of the given version of the site or a later one that covers the request. */
  async load(driver: Driver, { websiteId, version, request }: ShopDataQuery): Promise<ShopData> {
    const known = this.#cache.get(websiteId);
    if (!known || known.version !== version || known.bytes > this.#maxBytesOfSite)
      return this.#reload(driver, websiteId, request);
    const missing = known.missing(request);
    if (missing.variantIds.length === 0 && missing.itemId === null) return known;
    const row = await readCartProducts(driver, websiteId, missing);
    // The site was published meanwhile: data of two versions must not be mixed.
    if (row.version !== known.version) return this.#reload(driver, websiteId, request);
    known.add(missing, row);
    this.#store(websiteId, known);
    return known;
  }

  async #reload(driver: Driver, websiteId: string, request: ShopDataRequest): Promise<ShopData> {
    const row = await readCartProducts(driver, websiteId, request);
    const data = new ShopData(row);
    data.add(request, row);
    this.#store(websiteId, data);
    return data;
  }

  /** Deleted first: setting the object that is cached already would keep its old size. */
  #store(websiteId: string, data: ShopData): void {
    this.#cache.delete(websiteId);
    this.#cache.set(websiteId, data, { size: data.bytes });
  }
}
