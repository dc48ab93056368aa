import type { Database } from '../database/index.ts';
import type { CartKey, KeptCartRow } from './cart-store.ts';
import { FactsLibrary } from './shop-facts.ts';

const MOST_CARTS = 2000;
const MOST_ENTRIES = 50;

const nameOf = ({ websiteId, tokenHash }: CartKey): string => `${websiteId} ${tokenHash}`;

/**
 * Carts as this node left them. A shopper who adds one more of something is answered with a single write, which checks
 * that everything is still as it is remembered here, and is else tried again from what the database holds.
 */
class RememberedCarts {
  readonly #rows = new Map<string, KeptCartRow>();

  find(key: CartKey): KeptCartRow | undefined {
    return this.#rows.get(nameOf(key));
  }

  keep(key: CartKey, row: KeptCartRow): void {
    const name = nameOf(key);
    this.#rows.delete(name);
    if (row.entries.length > MOST_ENTRIES) return;
    this.#rows.set(name, row);
    const oldest = this.#rows.size > MOST_CARTS ? this.#rows.keys().next().value : undefined;
    if (oldest !== undefined) this.#rows.delete(oldest);
  }

  forget(key: CartKey): void {
    this.#rows.delete(nameOf(key));
  }
}

/** What a node remembers of the shops in a database. */
export interface CartMemory {
  readonly facts: FactsLibrary;
  readonly carts: RememberedCarts;
}

const memories = new WeakMap<Database, CartMemory>();

export const memoryOf = (database: Database): CartMemory => {
  const memory = memories.get(database) ?? { facts: new FactsLibrary(), carts: new RememberedCarts() };
  memories.set(database, memory);
  return memory;
};
