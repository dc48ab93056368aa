import type { Database } from '../../database/index.ts';
import type { CartKey, KeptCartRow } from './cart-store.ts';
import { FactsLibrary } from './shop-data.ts';
import { WeighedMemory } from './weighed-memory.ts';

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_ENTRIES = 50;

/** What objects cost beside the texts in them. */
const CART_BYTES = 600;
const ENTRY_BYTES = 500;
const KEY_BYTES = 50;
const STOCK_BYTES = 100;
const LETTER_BYTES = 2;

const nameOf = ({ websiteId, tokenHash }: CartKey): string => `${websiteId} ${tokenHash}`;

/** Shoppers write up to 10,000 letters into an entry: counting carts alone would bound nothing. */
const weigh = ({ entries, shippingLocation, stock }: KeptCartRow): number => {
  const letters = entries.reduce(
    (sum, { title, additionalFields }) => sum + title.length + (additionalFields?.length ?? 0),
    JSON.stringify(shippingLocation).length,
  );
  const idempotencyKeys = entries.reduce((sum, entry) => sum + (entry.idempotencyKeys?.length ?? 0), 0);
  const levels = Object.keys(stock ?? {}).length;
  return (
    CART_BYTES +
    entries.length * ENTRY_BYTES +
    idempotencyKeys * KEY_BYTES +
    levels * STOCK_BYTES +
    letters * LETTER_BYTES
  );
};

/**
 * Carts as this node left them. A shopper who adds one more of something is answered with a single write, which checks
 * that everything is still as it is remembered here, and is else tried again from what the database holds.
 */
export class CartCache {
  readonly #rows: WeighedMemory<KeptCartRow>;

  constructor(budget: number = MOST_BYTES) {
    this.#rows = new WeighedMemory(budget);
  }

  get bytes(): number {
    return this.#rows.bytes;
  }

  find(key: CartKey): KeptCartRow | undefined {
    return this.#rows.find(nameOf(key));
  }

  keep(key: CartKey, row: KeptCartRow): void {
    if (row.entries.length > MOST_ENTRIES) this.forget(key);
    else this.#rows.keep(nameOf(key), row, weigh(row));
  }

  forget(key: CartKey): void {
    this.#rows.forget(nameOf(key));
  }
}

/** What a node remembers of the shops in a database. */
export interface CartMemory {
  readonly facts: FactsLibrary;
  readonly carts: CartCache;
}

const memories = new WeakMap<Database, CartMemory>();

export const memoryOf = (database: Database): CartMemory => {
  const memory = memories.get(database) ?? { facts: new FactsLibrary(), carts: new CartCache() };
  memories.set(database, memory);
  return memory;
};
