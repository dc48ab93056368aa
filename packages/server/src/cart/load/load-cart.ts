import {
  donationVariant,
  type CartContext,
  type CartEntry,
  type CartState,
  type SoldVariant,
} from '@sitewright/domain/cart';
import { UNLIMITED, type Stock } from '@sitewright/domain/catalogue';
import { hasFeature } from '@sitewright/domain/features';
import { DEFAULT_CURRENCY, isCurrencyCode, type CurrencyCode } from '@sitewright/domain/money';
import type { Site } from '@sitewright/domain/sites';
import { settingsInEffect, type StoreSettings } from '@sitewright/domain/store';
import { moneyPrinter, type MoneyPrinter } from '@sitewright/render/money';
import { publicAccess, type PageAccess } from '../../page-access/index.ts';
import type { Database, Driver, Queryable } from '../../database/index.ts';
import { readStoreSettings } from '../../store/index.ts';
import { readCart, type CartKey, type CartRow } from './cart-store.ts';
import { cachesOf } from './cart-cache.ts';
import type { ShopData } from './shop-data.ts';

/** An item and the SKU of one of its variants; null where the item has only one. */
export interface RequestedVariant {
  readonly itemId: string;
  readonly sku: string | null;
}

/** A stored cart together with what its totals are derived from. */
export interface LoadedCart {
  readonly state: CartState;
  /** The row it was loaded from. */
  readonly row: CartRow;
  /** Whether it comes from the cache of this node: a write then has to check that nothing has changed since. */
  readonly isFromCache: boolean;
  readonly context: CartContext;
  /** The variants of the requested item that are for sale. */
  readonly offered: readonly SoldVariant[];
}

export interface CartRequest {
  readonly database: Database;
  /** A connection that is held already; otherwise each query takes one from the pool. */
  readonly driver?: Driver;
  readonly site: Site;
  readonly now: Date;
  readonly key: CartKey;
  readonly requested?: RequestedVariant | undefined;
  /** Codes whose discounts are needed beside those of the cart. */
  readonly requestedCodes?: readonly string[] | undefined;
  /** Which locked pages the visitor may buy from. */
  readonly access?: PageAccess | undefined;
}

const currencyOf = ({ settings: { currency } }: Site): CurrencyCode =>
  isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY;

const printerOf = (site: Site, { useCLDRMoneyFormat }: StoreSettings): MoneyPrinter =>
  moneyPrinter({
    language: site.settings.language,
    currency: currencyOf(site),
    useCldr: useCLDRMoneyFormat,
  });

export const loadMoneyPrinter = async (database: Queryable, site: Site): Promise<MoneyPrinter> =>
  printerOf(site, settingsInEffect(await readStoreSettings(database, site.id), site.features));

const cartContextOf = (
  { site, now }: CartRequest,
  { row, data }: LoadedShop,
  variants: readonly SoldVariant[],
): CartContext => {
  const settings = data.settingsInEffect(site.features);
  return {
    variants: new Map(variants.map((variant) => [variant.variantId, variant])),
    currency: currencyOf(site),
    settings,
    discounts: [...data.automaticDiscounts, ...(row.codeDiscounts ?? [])],
    hasDiscounts: data.hasDiscounts,
    now: now.getTime(),
    language: site.settings.language,
    printMoney: printerOf(site, settings),
  };
};

const stockOf = ({ stock }: CartRow, variantId: string): Stock | undefined => {
  const quantity = stock?.[variantId];
  if (quantity === null) return UNLIMITED;
  return quantity === undefined ? undefined : { isUnlimited: false, quantity };
};

const entriesOf = (row: CartRow) => (row.id === null ? [] : row.entries);

/** Donations are in no catalogue. */
const variantIdsOf = (entries: readonly CartEntry[]): readonly string[] =>
  entries.flatMap(({ variantId, donation }) => (donation ? [] : [variantId]));

const donationsIn = (
  entries: readonly CartEntry[],
  { funds }: ShopData,
  { features }: Site,
): SoldVariant[] =>
  hasFeature(features, 'commerce') ? entries.flatMap((entry) => donationVariant(entry, funds) ?? []) : [];

/** The variants whose stock is needed: with a SKU only that one. */
const requestedIds = (
  data: ShopData | undefined,
  requested: RequestedVariant | undefined,
): readonly string[] => {
  const variants = (requested && data?.sellableVariantsOf(requested.itemId)) ?? [];
  return variants
    .filter(({ sku }) => !requested || requested.sku === null || sku === requested.sku)
    .map(({ variantId }) => variantId);
};

interface LoadedShop {
  readonly row: CartRow;
  readonly data: ShopData;
  readonly isFromCache: boolean;
}

/** The cached cart, where the cache also covers the requested variant. */
const findCachedShop = ({ database, site, key, requested }: CartRequest): LoadedShop | undefined => {
  const { carts, shopData } = cachesOf(database);
  const [row, data] = [carts.get(key), shopData.peek(site.id)];
  if (!requested || !row || data?.version !== row.version) return undefined;
  const ids = requestedIds(data, requested);
  const isKnown = ids.length === 1 && ids.every((id) => row.stock?.[id] !== undefined);
  return isKnown ? { row, data, isFromCache: true } : undefined;
};

/** Repeats where the item was not cached: only then are its variants known whose stock has to be read too. */
const loadShop = async (request: CartRequest): Promise<LoadedShop> => {
  const { database, site, key, requested, requestedCodes = [], driver = database.$client } = request;
  const { shopData } = cachesOf(database);
  for (;;) {
    const guessed = requestedIds(shopData.peek(site.id), requested);
    const row = await readCart(driver, key, { requestedIds: guessed, requestedCodes });
    const variantIds = variantIdsOf(entriesOf(row));
    const data = await shopData.load(driver, {
      websiteId: site.id,
      version: row.version,
      request: { variantIds, itemId: requested?.itemId ?? null },
    });
    const needed = requestedIds(data, requested);
    if (needed.every((id) => guessed.includes(id) || variantIds.includes(id)))
      return { row, data, isFromCache: false };
  }
};

const stateOf = (row: CartRow, { site, now }: CartRequest): CartState =>
  row.id === null
    ? {
        id: null,
        websiteId: site.id,
        createdOn: now.getTime(),
        isPurchased: false,
        entries: [],
        shippingLocation: {},
        shippingKey: null,
        codes: [],
      }
    : {
        id: row.id,
        websiteId: site.id,
        createdOn: row.createdOn,
        isPurchased: false,
        entries: row.entries,
        shippingLocation: row.shippingLocation,
        shippingKey: row.shippingKey,
        codes: row.codes,
      };

export const loadCart = async (request: CartRequest): Promise<LoadedCart> => {
  const { site, now, requested, access = publicAccess } = request;
  const shop = findCachedShop(request) ?? (await loadShop(request));
  const { row, data, isFromCache } = shop;
  const find = (id: string): SoldVariant[] => {
    const variant = data.find(id, stockOf(row, id), { now, features: site.features });
    return variant ? [variant] : [];
  };
  const entries = entriesOf(row);
  const inCart = [...variantIdsOf(entries).flatMap(find), ...donationsIn(entries, data, site)];
  const offers = requested ? (data.sellableVariantsOf(requested.itemId) ?? []) : [];
  const offered = offers.flatMap(({ variantId }) =>
    data.canViewPage(access, variantId) ? find(variantId) : [],
  );
  return {
    state: stateOf(row, request),
    row,
    isFromCache,
    context: cartContextOf(request, shop, [...inCart, ...offered]),
    offered,
  };
};

export interface VariantsRequest extends Pick<CartRequest, 'database' | 'driver' | 'site' | 'now'> {
  readonly variantIds: readonly string[];
  /** Lines whose donations are needed. */
  readonly entries?: readonly CartEntry[];
  /** Codes whose discounts are needed. */
  readonly codes?: readonly string[];
}

/** No token has this hash. */
const NO_TOKEN = '';

/** An empty cart with prices and stock of variants, for an order that comes from no cart. */
export const loadVariants = async ({
  database,
  driver = database.$client,
  site,
  now,
  variantIds,
  entries = [],
  codes = [],
}: VariantsRequest): Promise<LoadedCart & Pick<ShopData, 'funds'>> => {
  const key = { websiteId: site.id, tokenHash: NO_TOKEN, kind: 'shopping' as const };
  const request = { database, site, now, key };
  const row = await readCart(driver, key, { requestedIds: variantIds, requestedCodes: codes });
  const data = await cachesOf(database).shopData.load(driver, {
    websiteId: site.id,
    version: row.version,
    request: { variantIds, itemId: null },
  });
  const sale = { now, features: site.features };
  const variants = [
    ...variantIds.flatMap((id) => data.find(id, stockOf(row, id), sale) ?? []),
    ...donationsIn(entries, data, site),
  ];
  return {
    state: stateOf(row, request),
    row,
    isFromCache: false,
    context: cartContextOf(request, { row, data, isFromCache: false }, variants),
    offered: [],
    funds: data.funds,
  };
};
