import { deriveCart, isCountable, type ShoppingCart } from '@sitewright/domain/cart';
import type { Site } from '@sitewright/domain/sites';
import type { PageAccess } from '../../access/index.ts';
import { withConnection, type Database, type Driver } from '../../database/index.ts';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { newId, newToken } from '../../ids/index.ts';
import { CartQueue } from './cart-queue.ts';
import { memoryOf } from '../load/cart-cache.ts';
import {
  insertCart,
  updateCart,
  updateProvenCart,
  type CartContent,
  type CartKey,
  type CartWrite,
} from '../load/cart-store.ts';
import {
  cartCookies,
  firstCartToken,
  formerCartToken,
  hashCartToken,
  readCartToken,
  type CartVisit,
} from './cart-tokens.ts';
import { openCart, type OpenCart, type WantedVariant } from '../load/load-cart.ts';

/** A visitor who changes a cart. The context of a visitor's call is one. */
export interface CartVisitor extends Omit<CartVisit, 'siteId'> {
  readonly database: Database;
  readonly site: Site;
  setCookie(line: string): void;
}

export interface CartChange {
  /** Works on the cart as it was read, perhaps more than once; a refusal leaves everything as it was. */
  apply(cart: OpenCart): Partial<CartContent> | Refusal;
  readonly wanted?: WantedVariant;
  readonly access?: PageAccess;
  /** Signs the first token; without it a visitor who has no cart has nothing to change. */
  readonly secret?: string;
}

/** Only other nodes can come between reading and writing, and each of them one at a time. */
const MOST_ATTEMPTS = 200;

const queue = new CartQueue();

const keyOf = ({ site }: CartVisitor, token: string): CartKey => ({
  websiteId: site.id,
  tokenHash: hashCartToken(token),
  kind: 'shopping',
});

/** Kept as shown, refused, changed by another meanwhile, not to be had under this token, or not there. */
type Attempt = { readonly shown: ShoppingCart } | Refusal | 'again' | 'taken' | 'none';

type KeyedChange = CartChange & { readonly key: CartKey };

/** Writes what became of a cart; false when it was not as it had been opened. */
const keep = (
  driver: Driver,
  { key, wanted }: KeyedChange,
  { cart, ...write }: CartWrite & { readonly cart: OpenCart },
): Promise<boolean> => {
  const { row, isRecalled, offered } = cart;
  if (row.id === null) return insertCart(driver, key, write);
  const { version, revision, stock } = row;
  if (!isRecalled) return updateCart(driver, key.websiteId, { ...write, revision });
  const variantId = offered.find(({ sku }) => wanted?.sku === null || sku === wanted?.sku)?.variantId ?? '';
  const proof = { version, variantId, quantity: stock?.[variantId] ?? null };
  return updateProvenCart(driver, key, { ...write, revision, proof });
};

const attempt = async (
  driver: Driver,
  { database, site, now }: CartVisitor,
  change: KeyedChange,
): Promise<Attempt> => {
  const { apply, wanted, access, secret, key } = change;
  const { carts } = memoryOf(database);
  const cart = await openCart({ database, driver, site, now, key, wanted, access });
  carts.forget(key);
  const { row, isRecalled } = cart;
  if (row.id === null && secret === undefined) return 'none';
  const applied = apply(cart);
  // What is remembered is no reason to refuse anything.
  if (isRefusal(applied)) return isRecalled ? 'again' : applied;
  const cartId = row.id ?? newId();
  const state = { ...cart.state, ...applied, id: cartId };
  const shown = deriveCart(state, cart.around);
  if (!isCountable(shown)) return refuse('cart-full');
  const isKept = await keep(driver, change, { cart, cartId, now, content: state });
  if (!isKept) return row.id === null ? 'taken' : 'again';
  const revision = row.id === null ? 1 : row.revision + 1;
  carts.keep(key, { ...row, ...state, id: cartId, revision });
  return { shown };
};

type Settled = Exclude<Attempt, 'again' | 'taken'>;

/** Tries until it is done: whoever came between has done something, so that all get on. */
const settle = (visitor: CartVisitor, change: CartChange, token: string): Promise<Settled> => {
  const key = keyOf(visitor, token);
  return queue.run(`${key.websiteId} ${key.tokenHash}`, async () => {
    let before: Attempt = 'again';
    for (let count = 0; count < MOST_ATTEMPTS; count += 1) {
      const outcome = await withConnection(visitor.database, (driver) =>
        attempt(driver, visitor, { ...change, key }),
      );
      if (outcome !== 'again' && outcome !== 'taken') return outcome;
      // Taken, and still nothing to be seen: the cart behind this token was bought.
      if (outcome === 'taken' && before === 'taken') return 'none';
      before = outcome;
    }
    throw new Error('A cart was changed by others again and again.');
  });
};

/** A token that came with the request and is not ours is never made a cart's: whoever planted it would know it. */
const tokensOf = function* (visitor: CartVisitor, { secret }: CartChange) {
  const token = readCartToken(visitor);
  if (token !== undefined) yield { token, isFirst: false };
  if (secret === undefined) return;
  const visit = { ...visitor, siteId: visitor.site.id };
  const former = formerCartToken(secret, visit);
  if (former !== undefined) yield { token: former, isFirst: false };
  yield { token: firstCartToken(secret, visit), isFirst: true };
  yield { token: newToken(), isFirst: true };
};

/** One cart, one row, one change: of all that happen at once each works on what the one before it left. */
export const changeCart = async (
  visitor: CartVisitor,
  change: CartChange,
): Promise<ShoppingCart | Refusal> => {
  const { secret: _secret, ...ofKnown } = change;
  for (const { token, isFirst } of tokensOf(visitor, change)) {
    const settled = await settle(visitor, isFirst ? change : ofKnown, token);
    if (settled === 'none') continue;
    if (isRefusal(settled)) return settled;
    for (const line of cartCookies(token, visitor.isSecure)) visitor.setCookie(line);
    return settled.shown;
  }
  return refuse('not-found');
};
