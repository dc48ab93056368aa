import type { CartState, CartContext, SoldVariant } from '@sitewright/domain/cart';
import { UNLIMITED, type Stock } from '@sitewright/domain/catalogue';
import { DEFAULT_CURRENCY, isCurrencyCode, type CurrencyCode } from '@sitewright/domain/money';
import type { Site } from '@sitewright/domain/sites';
import type { StoreSettings } from '@sitewright/domain/store';
import { moneyPrinter, type MoneyPrinter } from '@sitewright/render/money';
import { publicAccess, type PageAccess } from '../../access/index.ts';
import type { Database, Driver, Queryable } from '../../database/index.ts';
import { readStoreSettings } from '../../store/index.ts';
import { readCart, type CartKey, type CartRow } from './cart-store.ts';
import { memoryOf } from './cart-cache.ts';
import type { ShopFacts } from './shop-data.ts';

/** What is about to be put into a cart: an item, and one of its variants by the SKU; without one, its only variant. */
export interface WantedVariant {
  readonly itemId: string;
  readonly sku: string | null;
}

/** A cart in the hand: what is kept of it, and everything around it. */
export interface OpenCart {
  readonly state: CartState;
  /** What it was opened from. */
  readonly row: CartRow;
  /** From memory, so that whatever is made of it has to be proven. */
  readonly isRecalled: boolean;
  readonly around: CartContext;
  /** What is sold of the wanted item. */
  readonly offered: readonly SoldVariant[];
}

export interface CartRequest {
  readonly database: Database;
  /** A connection that is held already; else one is taken for each question. */
  readonly driver?: Driver;
  readonly site: Site;
  readonly now: Date;
  readonly key: CartKey;
  readonly wanted?: WantedVariant | undefined;
  /** Which locked pages what is wanted may come from. */
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

export const printerFor = async (database: Queryable, site: Site): Promise<MoneyPrinter> =>
  printerOf(site, await readStoreSettings(database, site.id));

const siteChromeOf = (
  site: Site,
  settings: StoreSettings,
  variants: readonly SoldVariant[],
): CartContext => ({
  variants: new Map(variants.map((variant) => [variant.variantId, variant])),
  currency: currencyOf(site),
  settings,
  discounts: [],
  language: site.settings.language,
  printMoney: printerOf(site, settings),
});

const stockOf = ({ stock }: CartRow, variantId: string): Stock | undefined => {
  const quantity = stock?.[variantId];
  if (quantity === null) return UNLIMITED;
  return quantity === undefined ? undefined : { isUnlimited: false, quantity };
};

const entriesOf = (row: CartRow) => (row.id === null ? [] : row.entries);

/** Those whose stock will be asked for: of many variants only the one that is meant. */
const wantedIds = (facts: ShopFacts | undefined, wanted: WantedVariant | undefined): readonly string[] => {
  const variants = (wanted && facts?.offersOf(wanted.itemId)) ?? [];
  return variants
    .filter(({ sku }) => !wanted || wanted.sku === null || sku === wanted.sku)
    .map(({ variantId }) => variantId);
};

interface ReadShop {
  readonly row: CartRow;
  readonly facts: ShopFacts;
  readonly isRecalled: boolean;
}

/** The cart as this node left it, when nothing more has to be known for what is wanted. */
const recallShop = ({ database, site, key, wanted }: CartRequest): ReadShop | undefined => {
  const { carts, facts: library } = memoryOf(database);
  const [row, facts] = [carts.find(key), library.peek(site.id)];
  if (!wanted || !row || facts?.version !== row.version) return undefined;
  const ids = wantedIds(facts, wanted);
  const isKnown = ids.length === 1 && ids.every((id) => row.stock?.[id] !== undefined);
  return isKnown ? { row, facts, isRecalled: true } : undefined;
};

/** The first time that a node sees an item it learns what there is of it, and then asks for the stock as well. */
const readShop = async (request: CartRequest): Promise<ReadShop> => {
  const { database, site, key, wanted, driver = database.$client } = request;
  const { facts: library } = memoryOf(database);
  for (;;) {
    const asked = wantedIds(library.peek(site.id), wanted);
    const row = await readCart(driver, key, asked);
    const variantIds = entriesOf(row).map(({ variantId }) => variantId);
    const needs = { variantIds, itemId: wanted?.itemId ?? null };
    const facts = await library.complete(driver, { websiteId: site.id, version: row.version, needs });
    const needed = wantedIds(facts, wanted);
    if (needed.every((id) => asked.includes(id) || variantIds.includes(id)))
      return { row, facts, isRecalled: false };
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
      }
    : {
        id: row.id,
        websiteId: site.id,
        createdOn: row.createdOn,
        isPurchased: false,
        entries: row.entries,
        shippingLocation: row.shippingLocation,
        shippingKey: row.shippingKey,
      };

export const openCart = async (request: CartRequest): Promise<OpenCart> => {
  const { site, now, wanted, access = publicAccess } = request;
  const { row, facts, isRecalled } = recallShop(request) ?? (await readShop(request));
  const find = (id: string): SoldVariant[] => {
    const variant = facts.find(id, stockOf(row, id), now);
    return variant ? [variant] : [];
  };
  const inCart = entriesOf(row).flatMap(({ variantId }) => find(variantId));
  const offers = wanted ? (facts.offersOf(wanted.itemId) ?? []) : [];
  const offered = offers.flatMap(({ variantId }) =>
    facts.canViewPage(access, variantId) ? find(variantId) : [],
  );
  return {
    state: stateOf(row, request),
    row,
    isRecalled,
    around: siteChromeOf(site, facts.settings, [...inCart, ...offered]),
    offered,
  };
};
