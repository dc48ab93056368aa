import { LRUCache } from 'lru-cache';
import { poolOf, type Database, type FairPool } from '../../database/index.ts';
import type { CartKey, StoredCartRow } from './cart-store.ts';
import { ShopDataCache } from './shop-data.ts';

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ENTRIES = 50;

/** Estimated size of objects, without the texts in them. */
const CART_BYTES = 800;
const ENTRY_BYTES = 500;
const KEY_BYTES = 50;
const STOCK_BYTES = 100;
const CHARACTER_BYTES = 2;

const cacheKey = ({ websiteId, tokenHash, kind }: CartKey): string => `${websiteId} ${kind} ${tokenHash}`;

/** An entry may hold 10,000 characters of form input: limiting the number of carts alone would not limit memory. */
const sizeOf = ({ entries, shippingLocation, shippingKey, stock, codeDiscounts }: StoredCartRow): number => {
  const characters = entries.reduce(
    (sum, { title, additionalFields }) => sum + title.length + (additionalFields?.length ?? 0),
    JSON.stringify(shippingLocation).length +
      (shippingKey?.length ?? 0) +
      (codeDiscounts ? JSON.stringify(codeDiscounts).length : 0),
  );
  const idempotencyKeys = entries.reduce((sum, entry) => sum + (entry.idempotencyKeys?.length ?? 0), 0);
  const levels = Object.keys(stock ?? {}).length;
  return (
    CART_BYTES +
    entries.length * ENTRY_BYTES +
    idempotencyKeys * KEY_BYTES +
    levels * STOCK_BYTES +
    characters * CHARACTER_BYTES
  );
};

/**
 * Carts as this node last wrote them. Adding one more of something then takes a single conditional update, which fails
 * if the cart, the prices or the stock have changed since; the change is then retried on the state in the database.
 */
export class CartCache {
  readonly #rows: LRUCache<string, StoredCartRow>;

  constructor(maxBytes: number = MAX_BYTES) {
    this.#rows = new LRUCache({ maxSize: maxBytes, maxEntrySize: maxBytes, sizeCalculation: sizeOf });
  }

  get bytes(): number {
    return this.#rows.calculatedSize;
  }

  get(key: CartKey): StoredCartRow | undefined {
    return this.#rows.get(cacheKey(key));
  }

  set(key: CartKey, row: StoredCartRow): void {
    if (row.entries.length > MAX_ENTRIES) this.delete(key);
    else this.#rows.set(cacheKey(key), row);
  }

  delete(key: CartKey): void {
    this.#rows.delete(cacheKey(key));
  }
}

/** The caches of this node for the shops in a database. */
export interface CartCaches {
  readonly shopData: ShopDataCache;
  readonly carts: CartCache;
}

const cachesByPool = new WeakMap<FairPool, CartCaches>();

export const cachesOf = (database: Database): CartCaches => {
  const pool = poolOf(database);
  let caches = cachesByPool.get(pool);
  if (!caches) cachesByPool.set(pool, (caches = { shopData: new ShopDataCache(), carts: new CartCache() }));
  return caches;
};
